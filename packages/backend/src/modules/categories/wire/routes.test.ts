import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedCategories } from '../../../demo/seed/steps/categories.ts';
import { categories, products, productTexts } from '../../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../../testing/index.ts';
import { type CategoryRow, childrenOf, withDescendants } from '../category-tree.ts';
import type { WireCategory } from './category-wire.ts';

describeInTurn('categories', (shop) => {
  beforeAll(async () => {
    const now = shop().now;
    await shop().db.transaction((tx) =>
      seedCategories({ tx, now, demoPasswordHash: '', categoryIds: new Map(), goods: new Map() }),
    );
  });

  const list = async (query = '', lang = 'zh') =>
    (await shop().get<WireCategory[]>(`goodCategory${query}`, { lang })).message;
  const count = (rows: WireCategory[]): number => rows.reduce((sum, row) => sum + 1 + count(row.children ?? []), 0);

  it('nests three levels by the presence of the flag', async () => {
    const tree = await list('?tree=false');
    expect(tree).toHaveLength(12);
    expect(count(tree)).toBe(187);
    expect(tree[0]).toMatchObject({ name: '生鲜果蔬', pid: 0, state: 0, state_show: '显示' });
    const leaf = tree[0]?.children?.[0]?.children?.[0];
    expect(leaf).not.toHaveProperty('children');
    expect(leaf).not.toHaveProperty('category');
    expect(tree[0]?.resources).toMatchObject({
      img: '/media/objects/1f353.webp',
      image_type: 'App\\Models\\v1\\Category',
    });
    expect(tree[0]?.has_icon).toBe(true);
  });

  it('is flat without the flag, in both languages', async () => {
    expect(await list()).toHaveLength(187);
    expect((await list('', 'en'))[0]).toMatchObject({ name: 'Fresh produce', state_show: 'Shown' });
  });

  it('names the parent of recommended ones', async () => {
    const rows = await list('?is_recommend=1');
    expect(rows.every((row) => row.is_recommend === 1)).toBe(true);
    expect(rows.find((row) => row.pid === 0)?.category).toBeNull();
    const below = rows.find((row) => row.pid !== 0);
    expect(below?.category).toMatchObject({ id: below?.pid });
  });

  it('counts what is on sale in each and below it, in the language that is asked for', async () => {
    const { db } = shop();
    const tree = await list('?tree=1');
    const [top, second, third] = [tree[0], tree[0]?.children?.[0], tree[0]?.children?.[0]?.children?.[0]];
    expect(top?.good_count).toBe(0);
    const goods = [
      { id: 1, categoryId: third?.id, shelf: 'on' as const },
      { id: 2, categoryId: third?.id, shelf: 'off' as const },
      { id: 3, categoryId: second?.id, shelf: 'on' as const },
      { id: 4, categoryId: null, shelf: 'on' as const },
    ];
    await db.insert(products).values(goods.map((good) => ({ ...good, key: `K${good.id}`, number: `K${good.id}` })));
    await db
      .insert(productTexts)
      .values([
        ...goods.map(({ id }) => ({ productId: id, lang: 'zh', name: `名${id}` })),
        { productId: 3, lang: 'en', name: 'Name' },
      ]);
    shop().advance(1_000_000);
    const [counted] = await list('?tree=1');
    const [below] = counted?.children ?? [];
    expect([counted?.good_count, below?.good_count, below?.children?.[0]?.good_count]).toEqual([2, 2, 1]);
    const english = await list('', 'en');
    expect(english.find(({ id }) => id === top?.id)?.good_count).toBe(1);
    expect(english.find(({ id }) => id === third?.id)?.good_count).toBe(0);
  });

  it('moves a category whose parent is hidden to the top', async () => {
    await shop().db.update(categories).set({ state: 'hidden' }).where(eq(categories.id, 1));
    shop().advance(1_000_000);
    const tree = await list('?tree=1');
    expect(tree.map(({ name }) => name)).toContain('时令水果');
    expect(tree.map(({ name }) => name)).not.toContain('生鲜果蔬');
  });
});

describe('the tree', () => {
  const row = (id: number, parentId: number | null) => ({ id, parentId }) as CategoryRow;

  it('finds grandchildren listed before their parents', () => {
    const rows = [row(3, 2), row(2, 1), row(1, null), row(4, null)];
    expect(withDescendants(rows, 1)).toEqual([1, 2, 3]);
    expect(withDescendants(rows, 9)).toEqual([]);
    expect(
      childrenOf(rows)
        .get(null)
        ?.map(({ id }) => id),
    ).toEqual([1, 4]);
  });
});
