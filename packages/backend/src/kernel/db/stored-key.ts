import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * What a column is called in what leaves the shop (data exports, `--json`): its name in the database, as a key. It stays when the code
 * finds a better word.
 */
export const storedKey = ({ name }: AnyPgColumn): string =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
