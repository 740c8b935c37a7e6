import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { articles, categories, columns, products, productTexts } from '../../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../../testing/index.ts';

type Entry = { id: number; langs: string[]; updated_at: string };
type Overview = { goods: { part: number; updated_at: string }[]; [kind: string]: Entry[] | unknown };

describeInTurn('what the site map lists', (shop) => {
  const updatedAt = new Date('2026-11-01T02:00:00.000Z');
  const product = (id: number, over = {}) => ({
    id,
    key: `g${id}`,
    number: `${id}`,
    shelf: 'on' as const,
    updatedAt,
    ...over,
  });

  beforeAll(async () => {
    const { db } = shop();
    await db
      .insert(products)
      .values([
        product(1, { updatedAt: new Date('2026-11-03T02:00:00.000Z') }),
        product(2, { shelf: 'off' }),
        product(3, { deletedAt: updatedAt }),
        product(4),
        product(20_001),
      ]);
    await db.insert(productTexts).values([
      { productId: 1, lang: 'zh', name: '包' },
      { productId: 1, lang: 'en', name: 'Bag' },
      { productId: 2, lang: 'zh', name: '藏' },
      { productId: 4, lang: 'zh', name: '仅中文' },
      { productId: 20_001, lang: 'zh', name: '新' },
    ]);
    await db.insert(categories).values([
      { id: 1, name: { zh: '箱包', en: 'Bags' }, updatedAt },
      { id: 2, name: { zh: '关' }, state: 'hidden', updatedAt },
    ]);
    await db.insert(columns).values([
      { id: 1, name: { zh: '帮助', en: 'Help' }, updatedAt },
      { id: 2, name: { zh: '旧' }, isVisible: false, updatedAt },
    ]);
    await db.insert(articles).values([
      { id: 1, columnId: 1, name: { zh: '一' }, updatedAt },
      { id: 2, columnId: 1, name: { zh: '二' }, isVisible: false, updatedAt },
      { id: 3, columnId: 2, name: { zh: '三' }, updatedAt },
    ]);
  });

  const parts = async (part: number) => (await shop().get<Entry[]>(`siteMap/goods/${part}`)).message;

  it('names what is shown, in the languages it can be read in, with its last change', async () => {
    const { message } = await shop().get<Overview>('siteMap');
    const updated_at = updatedAt.toISOString();
    expect(message).toEqual({
      goods: [
        { part: 0, updated_at: '2026-11-03T02:00:00.000Z' },
        { part: 2, updated_at },
      ],
      categories: [{ id: 1, langs: ['en', 'zh'], updated_at }],
      columns: [{ id: 1, langs: ['en', 'zh'], updated_at }],
      articles: [{ id: 1, langs: ['zh'], updated_at }],
    });
  });

  it('lists goods by parts', async () => {
    expect((await parts(0)).map(({ id, langs }) => [id, langs])).toEqual([
      [1, ['en', 'zh']],
      [4, ['zh']],
    ]);
    expect((await parts(2)).map(({ id }) => id)).toEqual([20_001]);
    expect(await parts(1)).toEqual([]);
    expect((await shop().get('siteMap/goods/x')).status).toBe(404);
  });

  it('shows at once what goes off the shelf', async () => {
    await parts(0);
    await shop().db.update(products).set({ shelf: 'off' }).where(eq(products.id, 4));
    await expect.poll(async () => (await parts(0)).map(({ id }) => id), { timeout: 2_000 }).toEqual([1]);
  });

  it('is for clients with the project key', async () => {
    for (const path of ['siteMap', 'siteMap/goods/0']) {
      expect(await shop().get(path, { headers: { 'apply-secret': '' } })).toMatchObject({ status: 401, code: 50000 });
    }
  });
});
