/** A text or a number; texts that a spreadsheet would run as a formula are written as texts. */
export type Cell = string | number;

const FORMULA = /^[=+\-@\t\r]/;

/** CSV that spreadsheets open as it is meant: UTF-8 with its mark, lines ended by CR LF. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
