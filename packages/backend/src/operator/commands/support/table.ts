export type Cell = string | number | null;

/** Chinese, Japanese, Korean and full-width characters and pictograms take two columns of a terminal. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

const graphemes = new Intl.Segmenter();

/** Columns a text takes in a terminal. */
export function widthOf(text: string): number {
  return Array.from(graphemes.segment(text), ({ segment }) => (WIDE.test(segment) ? 2 : 1)).reduce<number>(
    (width, columns) => width + columns,
    0,
  );
}

/**
 * A table for people: columns as wide as their widest cell, numbers at the right, full-width characters counted as two.
 * Line breaks inside a cell become blanks.
 */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '(none)';
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '').replace(/\s+/g, ' ')));
  const widths = head.map((name, column) => Math.max(widthOf(name), ...texts.map((row) => widthOf(row[column] ?? ''))));
  const isNumber = head.map((_, column) =>
    rows.every((row) => row[column] === null || typeof row[column] === 'number'),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return isNumber[column] ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd();
  return [head, ...texts].map(line).join('\n');
}

/** Facts of one thing, a line each: `name  value`. Lines without a value are left out. */
export function facts(lines: readonly (readonly [name: string, value: Cell])[]): string {
  const told = lines.filter(([, value]) => value !== null && value !== '');
  const width = Math.max(...told.map(([name]) => widthOf(name)));
  return told.map(([name, value]) => `${name}${' '.repeat(width - widthOf(name))}  ${value}`).join('\n');
}
