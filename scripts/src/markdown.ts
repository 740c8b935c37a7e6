/** A table of Markdown whose columns are as wide as their widest cell. The first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [head, rule, ...body].join('\n');
}

/** Text as code. */
export const code = (text: string): string => ['`', text, '`'].join('');

/** Names as code, with commas; a dash when there are none. */
export const codes = (names: readonly string[]): string => names.map(code).join(', ') || '–';
