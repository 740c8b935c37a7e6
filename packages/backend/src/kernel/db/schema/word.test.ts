import { eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';
import { products } from './index.ts';

const { id, type } = products;

describeEngines('a column of words', (shop) => {
  const insert = async (values: Partial<typeof products.$inferInsert> = {}) => {
    const number = crypto.randomUUID().slice(0, 20);
    const [row] = await shop()
      .db.insert(products)
      .values({ key: number, number, ...values })
      .returning({ id, type, stored: sql<number>`${type}` });
    if (!row) throw new Error('no row was written');
    return row;
  };

  it('holds the number, and is read as the word', async () => {
    expect(await insert({ type: 'card-key' })).toMatchObject({ type: 'card-key', stored: 2 });
    expect(await insert()).toMatchObject({ type: 'physical', stored: 0 });
  });

  it('is compared with words', async () => {
    const row = await insert({ type: 'download' });
    expect(await shop().db.select({ id }).from(products).where(eq(type, 'download'))).toContainEqual({ id: row.id });
    const rows = await shop()
      .db.select({ id })
      .from(products)
      .where(inArray(type, ['virtual', 'download']));
    expect(rows).toContainEqual({ id: row.id });
  });

  it('takes nothing but its words', async () => {
    const said = 'paper' as 'download';
    await expect(async () => shop().db.select().from(products).where(eq(type, said))).rejects.toThrow(
      '"paper" is no type of goods',
    );
  });
});
