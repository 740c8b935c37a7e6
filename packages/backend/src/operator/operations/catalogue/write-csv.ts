import { type Cell, toCsv } from '../../../kernel/wire/csv.ts';
import { toYuan } from '../../../kernel/wire/money.ts';
import { type CsvTable, choiceColumns, csvTables, kindOf } from './csv-tables.ts';
import type { Catalogue } from './export-catalogue.ts';

export type TableFile = { file: string; text: string };

type Row = { owner: string | null; document: object };

/** A catalogue as tables: spreadsheets open them as they are meant, and nothing is lost on the way back. */
export function writeCatalogueCsv(catalogue: Catalogue): TableFile[] {
  return csvTables.map((table) => ({ file: table.file, text: toCsv(rowsOf(table, catalogue)) }));
}

function rowsOf(table: CsvTable, catalogue: Catalogue): Cell[][] {
  const rows = itemsOf(table, catalogue);
  const columns = [...(table.hasChoices ? choiceColumns(mostAxes(rows)) : []), ...table.columns];
  const head = table.nested ? [table.nested.owner, ...columns] : columns;
  return [
    head,
    ...rows.map(({ owner, document }) => {
      const cells = columns.map((column) => toCell(table, column, valueAt(document, column)));
      return owner === null ? cells : [guarded(owner), ...cells];
    }),
  ];
}

function itemsOf({ section, nested }: CsvTable, catalogue: Catalogue): Row[] {
  const documents: readonly object[] = catalogue[section];
  if (!nested) return documents.map((document) => ({ owner: null, document }));
  return documents.flatMap((document) => {
    const items = valueAt(document, nested.list) as object[];
    return items.map((item) => ({ owner: String(valueAt(document, 'key')), document: item }));
  });
}

function mostAxes(rows: readonly Row[]): number {
  return rows.reduce((most, { document }) => Math.max(most, (valueAt(document, 'choices') as unknown[]).length), 1);
}

/** The value at a path such as `choices.1.key.zh`; undefined when there is none. */
function valueAt(document: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[Number(name) - 1];
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  }, document);
}

function toCell(table: CsvTable, column: string, value: unknown): Cell {
  if (value === null || value === undefined) return '';
  const kind = kindOf(table, column);
  if (kind === 'amount') return toYuan(Number(value)).toFixed(2);
  if (kind === 'list') return guarded((value as string[]).join(' '));
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return guarded(String(value));
}

/**
 * `toCsv` puts `'` before a text that a spreadsheet would run. One that begins like that by itself gets another one, so that
 * taking one away always gives the text back.
 */
function guarded(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
