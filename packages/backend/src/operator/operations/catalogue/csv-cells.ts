import { type CsvTable, isChoice, kindOf } from './csv-tables.ts';

export type Document = Record<string, unknown>;

/** Takes back what keeps a spreadsheet from running a text. */
export const unguarded = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** The document a row of a table stands for. */
export function documentOf(table: CsvTable, columns: readonly string[], cells: readonly string[]): Document {
  const document: Document = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (isChoice(column) && cell === '') continue;
    put(document, column.split('.'), cell === '' ? emptyCell(table, column) : cell);
  }
  for (const name of table.optional ?? []) {
    const value = document[name];
    if (value && Object.values(value).every((one) => one === null)) document[name] = null;
  }
  return document;
}

/** An empty cell empties a list and whatever may be empty; other fields stay as they were. */
const emptyCell = (table: CsvTable, column: string) => (kindOf(table, column) === 'list' ? [] : null);

function put(target: Document | unknown[], [name = '', ...rest]: readonly string[], value: unknown): void {
  const place = Array.isArray(target) ? Number(name) - 1 : name;
  const holder = target as Record<string | number, unknown>;
  if (rest.length === 0) {
    holder[place] = value;
    return;
  }
  holder[place] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
  put(holder[place] as Document, rest, value);
}
