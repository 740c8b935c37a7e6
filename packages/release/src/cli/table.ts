/** Columns of text, each as wide as its widest cell, without lines. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => widthOf(row[column] ?? ''))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat(widths[column]! - widthOf(cell)))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
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
