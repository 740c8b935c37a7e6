/** Terminals are usually at least this wide. */
const MOST_COLUMNS = 120;
/** The last column keeps so many, however wide the others are. */
const LEAST_OF_LAST = 30;

/**
 * Columns of text, each as wide as its widest cell, without lines. The last one, which is a sentence in most tables, goes on in further lines
 * where the table would be wider than 120 columns.
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))));
  const before = widths.slice(0, -1);
  const last = head.length - 1;
  const room = Math.max(LEAST_OF_LAST, MOST_COLUMNS - before.reduce((sum, width) => sum + width + 2, 0));
  const lines = (row: readonly string[]) =>
    wrapped(row[last] ?? '', room).map((text, index) =>
      [...before.map((width, column) => padded((index === 0 && row[column]) || '', width)), text].join('  ').trimEnd(),
    );
  return all.flatMap(lines).join('\n');
}

const padded = (text: string, width: number): string => text + ' '.repeat(width - widthOf(text));

/** Lines of at most so many columns, broken between words; a longer word, such as an address, stays whole. */
function wrapped(text: string, room: number): string[] {
  if (widthOf(text) <= room) return [text];
  const lines = [''];
  // Chinese is broken between any two characters.
  for (const word of text.match(
    /[\u2e80-\ua4cf\uf900-\ufaff\uff00-\uff60]\s*|[^\s\u2e80-\ua4cf\uf900-\ufaff\uff00-\uff60]+\s*|\s+/g,
  ) ?? []) {
    const line = `${lines.at(-1)}${word}`;
    if (lines.at(-1) !== '' && widthOf(line.trimEnd()) > room) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => line.trimEnd());
}

/** Chinese characters take two columns of a terminal. */
function widthOf(text: string): number {
  return [...text].reduce(
    (width, char) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(char)
        ? 2
        : 1),
    0,
  );
}
