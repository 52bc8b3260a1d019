/** The measured figures, row by row, each with its limit (`bar`). */
export class Table {
  rows = [];
  notes = [];

  /**
   * A figure of Thirty and the one it is compared with. Limits: at most `ratio` times the other, at most `more` above
   * it, at least `least` times it; `most` is absolute. With `isExact`, or a `most` of 0, nothing but a fault can be the
   * cause of a figure beyond the limit: of several runs the worst one counts.
   */
  row(what, thirty, bare, { ratio, more, most, least, isExact = most === 0 } = {}) {
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
      isExact,
      runs: 1,
      ratio: thirty / bare,
      bar: bars.map(({ text }) => text).join(', '),
      held: bars.every(({ isBelow, limit }) => (isBelow ? thirty <= limit : thirty >= limit)),
      // How much of its limits a figure uses up: above 1 where it does not hold, -Infinity without any.
      used: Math.max(
        ...bars.map(({ isBelow, limit }) => (isBelow ? share(thirty, limit) : share(limit, thirty))),
      ),
    });
  }

  /** Adds all rows and notes of another table. */
  add({ rows, notes }) {
    this.rows.push(...rows);
    this.notes.push(...notes);
  }

  /** A line below the table. */
  note(text) {
    this.notes.push(text);
  }

  get isHeld() {
    return this.rows.every(({ held }) => held);
  }

  toString() {
    const lines = this.rows.map(({ what, thirty, bare, ratio, bar, held, runs }) => [
      runs > 1 ? `${what} (${runs} runs)` : what,
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

/**
 * One table of several runs of the same part. Each row is that of the run which is the median by how much of its limits
 * it uses up, so that both of its figures are from the same minutes; of an exact row, the worst run's.
 */
export function medianOf(runs) {
  const whole = new Table();
  for (const i of runs[0].rows.keys()) {
    // A run may have been broken off: of two, the worse one counts.
    const rows = runs.flatMap((run) => run.rows[i] ?? []).toSorted((one, other) => one.used - other.used);
    const row = rows[0].isExact ? rows.at(-1) : rows[Math.floor(rows.length / 2)];
    whole.rows.push({ ...row, runs: rows.length });
  }
  whole.notes.push(...runs.flatMap(({ notes }) => notes));
  return whole;
}

function share(figure, limit) {
  return figure === limit ? 1 : figure / limit;
}

function figure(value) {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 1 ? 3 : 1);
}
