import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';
import { pipelined } from './pipelined.ts';
import { preparedOnce } from './prepared-once.ts';
import { rawQuery } from './raw-query.ts';
import { categories } from './schema/index.ts';

const add = preparedOnce((db, value) =>
  db
    .insert(categories)
    .values({ slug: value('slug'), name: value('name') })
    .returning({ slug: categories.slug }),
);
const rename = preparedOnce((db, value) =>
  db
    .update(categories)
    .set({ name: sql`${value('name')}`, updatedAt: sql`now()` })
    .where(eq(categories.slug, value('slug'))),
);
const find = preparedOnce((db, value) =>
  db
    .select()
    .from(categories)
    .where(eq(categories.slug, value('slug'))),
);
const namesOf = rawQuery<{ zh: string }>(
  `select name ->> 'zh' as zh from categories where slug = any(array(select unnest($1::text[]))) order by slug`,
);

describeEngines('prepared queries', (shop) => {
  it('are given their values each time, in a transaction or outside', async () => {
    const { db } = shop();
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const [row] = await add(db, { slug, name: { zh: slug.toUpperCase() } });
      expect(row).toEqual({ slug });
      const [found] = await db.transaction((tx) => find(tx, { slug }));
      expect(found).toMatchObject({ slug, name: { zh: slug.toUpperCase() }, createdAt: expect.any(Date) });
      expect(await namesOf(db, ['a', slug])).toHaveLength(slug === 'a' ? 1 : 2);
    }
  });

  it('belong to the transaction they are asked in', async () => {
    const attempt = shop().db.transaction(async (tx) => {
      await rename(tx, { slug: 'a', name: { zh: '甲' } });
      expect(await namesOf(tx, ['a'])).toEqual([{ zh: '甲' }]);
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await namesOf(shop().db, ['a'])).toEqual([{ zh: 'A' }]);
  });

  it('are sent in the order in which they are called', async () => {
    const seen = await shop().db.transaction((tx) =>
      pipelined([rename(tx, { slug: 'b', name: { zh: '乙' } }), namesOf(tx, ['b'])]),
    );
    expect(seen[1]).toEqual([{ zh: '乙' }]);
  });

  it('go on after one that failed', async () => {
    for (let count = 0; count < 8; count += 1) {
      const clash = shop().db.transaction((tx) => add(tx, { slug: 'a', name: { zh: 'x' } }));
      await expect(clash).rejects.toMatchObject({ cause: { code: '23505' } });
      const [row] = await shop().db.transaction((tx) => find(tx, { slug: 'a' }));
      expect(row?.name).toEqual({ zh: 'A' });
    }
  });

  it('do not let a transaction be committed that has failed', async () => {
    const attempt = shop().db.transaction(async (tx) => {
      await add(tx, { slug: 'late', name: { zh: 'x' } });
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await attempt.catch(() => {});
    expect(await find(shop().db, { slug: 'late' })).toEqual([]);
  });
});
