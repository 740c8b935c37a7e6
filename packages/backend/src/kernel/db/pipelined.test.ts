import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';
import type { Tx } from './database.ts';
import { pipelined } from './pipelined.ts';
import { categories } from './schema/index.ts';

describeEngines('pipelined queries', (shop) => {
  const addCategory = (tx: Tx, slug: string) => tx.insert(categories).values({ slug, name: { zh: slug } });
  const found = (slug: string) => shop().db.$count(categories, eq(categories.slug, slug));

  it('answer in the order of the list and are carried out in it', async () => {
    const responses = await shop().db.transaction((tx) =>
      pipelined([
        addCategory(tx, 'first').returning({ slug: categories.slug }),
        tx.$count(categories, eq(categories.slug, 'first')),
        'no query',
      ]),
    );
    expect(responses).toEqual([[{ slug: 'first' }], 1, 'no query']);
  });

  it('are rolled back with their transaction, even those that began after one had failed', async () => {
    const late = async (tx: Tx) => {
      await addCategory(tx, 'before');
      await addCategory(tx, 'after');
    };
    const refused = async () => {
      throw new Error('sold out');
    };
    const attempt = shop().db.transaction((tx) => pipelined([refused(), late(tx), late(tx)]));
    await expect(attempt).rejects.toThrow('sold out');
    expect(await found('before')).toBe(0);
    expect(await found('after')).toBe(0);
  });

  it('leave a connection that works after an error of the database', async () => {
    const attempt = shop().db.transaction((tx) =>
      pipelined([tx.execute(sql`select 1 / 0`), addCategory(tx, 'beside'), tx.execute(sql`select 2`)]),
    );
    await expect(attempt).rejects.toMatchObject({ cause: { message: 'division by zero' } });
    expect(await found('beside')).toBe(0);
  });
});
