import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = dirname(import.meta.dirname);
const domains = globSync('*/queries.ts', { cwd: source }).map((file) => dirname(file));

it('every domain with queries exports them under its name', () => {
  const { exports } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entries = Object.entries(exports).filter(([entry]) => /^\.\/.+\/queries$/.test(entry));
  expect(Object.fromEntries(entries)).toEqual(
    Object.fromEntries(domains.map((domain) => [`./${domain}/queries`, `./src/${domain}/queries.ts`])),
  );
});

type Key = readonly unknown[];
type Table = Record<string, readonly Key[] | ((...ids: string[]) => readonly Key[])>;

/** What stands in the tables of a domain, by the name of its export. */
async function exportsOf(domain: string, suffix: string): Promise<object[]> {
  const module = (await import(`../${domain}/queries.ts`)) as Record<string, object>;
  return Object.entries(module).flatMap(([name, value]) => (name.endsWith(suffix) ? [value] : []));
}

it('no two domains answer under the same first word', async () => {
  const owners = new Map<unknown, Set<string>>();
  for (const domain of domains) {
    for (const keys of await exportsOf(domain, 'Keys')) {
      for (const key of Object.values(keys) as (Key | ((...ids: never[]) => Key))[]) {
        const [word] = typeof key === 'function' ? wordsOf(key) : key;
        owners.set(word, (owners.get(word) ?? new Set()).add(domain));
      }
    }
  }
  expect([...owners].filter(([, { size }]) => size > 1)).toEqual([]);
  expect(owners.size).toBeGreaterThan(15);
});

/** Keys of one thing need its id, of a list its question: any will do here. */
const wordsOf = (key: (...ids: never[]) => Key): Key =>
  (key as (...ids: unknown[]) => Key)({ lines: [] }, { lines: [] });

it('tables name families that some query of the shop is in', async () => {
  const known = (await Promise.all(domains.map((domain) => exportsOf(domain, 'Keys'))))
    .flat()
    .flatMap((keys) =>
      Object.values(keys).map((key: Key | ((...ids: never[]) => Key)) =>
        typeof key === 'function' ? wordsOf(key) : key,
      ),
    );
  const isFamily = (family: Key) => known.some((key) => family.every((word, index) => same(word, key[index])));
  for (const domain of domains) {
    for (const table of await exportsOf(domain, 'Invalidations')) {
      for (const [act, row] of Object.entries(table as Table)) {
        const families = typeof row === 'function' ? row('7') : row;
        expect({ act, unknown: families.filter((family) => !isFamily(family)) }).toEqual({ act, unknown: [] });
      }
    }
  }
});

/** An id stands for any. */
const same = (word: unknown, other: unknown): boolean => word === other || word === '7';
