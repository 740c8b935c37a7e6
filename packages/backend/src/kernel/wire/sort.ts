import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Order of a list from the `sort` parameter: `-column` descending, `+column` or `column` ascending. A column outside the white list, or
 * none, means the default order.
 */
export function orderBy(
  sort: string | null | undefined,
  columns: Readonly<Record<string, AnyPgColumn | SQL>>,
  fallback: readonly (AnyPgColumn | SQL)[],
): (AnyPgColumn | SQL)[] {
  const name = sort?.replace(/^[-+ ]/, '') ?? '';
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) return [...fallback];
  return [sort?.startsWith('-') ? desc(column) : asc(column), ...fallback];
}
