/** The measured figures, row by row, each with its limit (`bar`). */
export class Table {
  rows = [];
  notes = [];

  /**
   * A figure of Thirty and the one it is compared with. Limits: at most `ratio` times the other, at most `more` above
   * it, at least `least` times it; `most` is absolute.
   */
  row(what, thirty, bare, { ratio, more, most, least } = {}) {
    const bars = [
      ratio !== undefined && { text: `${ratio} ×`, isBelow: true, limit: ratio * bare },
      more !== undefined && { text: `+ ${more}`, isBelow: true, limit: bare + more },
      least !== undefined && { text: `at least ${least} ×`, isBelow: false, limit: least * bare },
      most !== undefined && { text: `${most}`, isBelow: true, limit: most },
    ].filter(Boolean);
    this.rows.push({
      what,
      thirty,
      bare,
      ratio: thirty / bare,
      bar: bars.map(({ text }) => text).join(', '),
      held: bars.every(({ isBelow, limit }) => (isBelow ? thirty <= limit : thirty >= limit)),
    });
  }

  /** A line below the table. */
  note(text) {
    this.notes.push(text);
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
      ...(this.notes.length > 0 ? ['', ...this.notes] : []),
    ].join('\n');
  }
}

function figure(value) {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 1 ? 3 : 1);
}
