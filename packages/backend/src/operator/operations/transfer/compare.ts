import type { Tx } from '../../../kernel/db/database.ts';
import { type Checksum, checksum } from './rows.ts';
import type { Table } from './tables.ts';

export type Checksums = Record<string, Checksum>;

export async function checksumAll(tx: Tx, tables: readonly Table[]): Promise<Checksums> {
  const sums: Checksums = {};
  for (const table of tables) sums[table.name] = await checksum(tx, table);
  return sums;
}

/** @throws Error naming every table that differs: nothing may be committed then */
export function assertSame(expected: Checksums, found: Checksums): void {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  const different = names.filter(
    (name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.sum !== found[name]?.sum,
  );
  if (different.length === 0) return;
  const told = different.map(
    (name) => `${name} (${expected[name]?.rows ?? 'no table'} rows, ${found[name]?.rows ?? 'no table'})`,
  );
  throw new Error(`The copy differs from what was copied, so it was undone: ${told.join(', ')}.`);
}

/** Rows in all. */
export function totalOf(sums: Checksums): number {
  return Object.values(sums).reduce((total, { rows }) => total + rows, 0);
}
