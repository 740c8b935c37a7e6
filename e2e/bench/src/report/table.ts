import type { Figure, Measured } from './figure.ts';
import type { Report } from './report.ts';

/** Text, or a number that another run can be compared with. */
export type Cell = string | Measured;

/**
 * A table of Markdown, its columns aligned so that it reads as plain text too, and the figures in it. The first column is text, the
 * rest numbers. A figure has the name of its row, with the head of its column where a row holds several.
 *
 * @param named leading columns that name a row
 */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[], named = 1): Report {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.shown)));
  const widths = head.map((_, column) => Math.max(3, ...[head, ...texts].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column)).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return { text: [line(head), line(rule), ...texts.map(line)].join('\n'), figures: figuresOf(head, rows, named) };
}

const pad = (text: string, width: number, column: number): string =>
  column === 0 ? text.padEnd(width) : text.padStart(width);

function figuresOf(head: readonly string[], rows: readonly (readonly Cell[])[], named: number): Figure[] {
  const hasSeveral = rows.some((row) => row.filter((cell) => typeof cell !== 'string').length > 1);
  return rows.flatMap((row) => {
    const name = row.slice(0, named).join(', ');
    return row.flatMap((cell, column) => {
      if (typeof cell === 'string') return [];
      const { shown: _, ...reading } = cell;
      return [{ name: hasSeveral ? `${name}: ${head[column]}` : name, ...reading }];
    });
  });
}
