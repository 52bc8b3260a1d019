/** What was measured, row by row, each beside its bar. */
export class Table {
  rows = [];

  /**
   * A figure, and the one it is held against: at most `ratio` times it, or `more` above it, or `most` in itself; or not less
   * than `least` times it.
   */
  row(what, thirty, bare, { ratio, more, most, least } = {}) {
    const bars = [
      ratio !== undefined && { text: `${ratio} ×`, held: thirty <= ratio * bare },
      more !== undefined && { text: `+ ${more}`, held: thirty <= bare + more },
      least !== undefined && { text: `at least ${least} ×`, held: thirty >= least * bare },
      most !== undefined && { text: `${most}`, held: thirty <= most },
    ].filter(Boolean);
    this.rows.push({
      what,
      thirty,
      bare,
      ratio: thirty / bare,
      bar: bars.map(({ text }) => text).join(', '),
      held: bars.every(({ held }) => held),
    });
  }

  get isHeld() {
    return this.rows.every(({ held }) => held);
  }

  toString() {
    const lines = this.rows.map(({ what, thirty, bare, ratio, bar, held }) => [
      what,
      figure(thirty),
      figure(bare),
      bare ? ratio.toFixed(2) : '–',
      bar || '–',
      held ? 'yes' : 'NO',
    ]);
    return [
      '| what | Thirty | against | ratio | bar | held |',
      '|---|---|---|---|---|---|',
      ...lines.map((line) => `| ${line.join(' | ')} |`),
    ].join('\n');
  }
}

function figure(value) {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 1 ? 3 : 1);
}
