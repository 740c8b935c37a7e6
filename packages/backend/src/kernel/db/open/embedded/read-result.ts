import type { messages, ParserOptions, RowMode } from '@electric-sql/pglite';

export type Column = { name: string; dataTypeID: number };

/** What a statement gave, as PGlite itself would say it. */
export type QueryResult = { command: string; affectedRows: number; fields: Column[]; rows: unknown[] };

type Parser = ParserOptions[number];

/** Rows in the shape that is asked for; values without a parser stay text. */
export function readResult(
  result: readonly messages.BackendMessage[],
  columns: Column[],
  parsers: readonly (Parser | undefined)[],
  rowMode: RowMode = 'object',
): QueryResult {
  const rows: unknown[] = [];
  let tag = '';
  for (const message of result) {
    if (isRow(message)) {
      const values = message.fields.map((text, index) => (text === null ? null : (parsers[index]?.(text) ?? text)));
      rows.push(rowMode === 'array' ? values : named(columns, values));
    } else if (isEnd(message)) {
      tag = message.text;
    }
  }
  // `INSERT 0 3`, `UPDATE 3`, `BEGIN`
  const words = tag.split(' ');
  return { command: words[0] ?? '', affectedRows: Number(words.slice(1).at(-1) ?? 0) || 0, fields: columns, rows };
}

export function columnsOf(result: readonly messages.BackendMessage[]): Column[] {
  const description = result.find(isDescription);
  return description?.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })) ?? [];
}

/** Types of the parameters of a statement that was described. */
export function typesOf(result: readonly messages.BackendMessage[]): number[] {
  return result.find(isParameters)?.dataTypeIDs ?? [];
}

function named(columns: readonly Column[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, { name }] of columns.entries()) row[name] = values[index];
  return row;
}

const isRow = (message: messages.BackendMessage): message is messages.DataRowMessage => message.name === 'dataRow';
const isEnd = (message: messages.BackendMessage): message is messages.CommandCompleteMessage =>
  message.name === 'commandComplete';
const isDescription = (message: messages.BackendMessage): message is messages.RowDescriptionMessage =>
  message.name === 'rowDescription';
const isParameters = (message: messages.BackendMessage): message is messages.ParameterDescriptionMessage =>
  message.name === 'parameterDescription';
