import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed-demo.ts';
import { articles, columns } from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import { describeInTurn } from '../../../testing/index.ts';

type Link = { id: number; pid: number; name: string };
type Column = Link & { is_list: number; sort: number; pv: number; column_property?: { details: string } | null };
type Article = Link & { column_id: number; pv: number; article_property: { details: string }; column: Link };
type ColumnPage = { paginate: Page<Link>; column: Column | null; breadcrumb?: Link[]; menu?: Link[] };

describeInTurn('help of the demo shop', (shop) => {
  beforeAll(() => seedDemo(shop().db, { now: shop().now }), 60_000);

  it('lists shown columns in their order, in the language asked for', async () => {
    const zh = (await shop().get<Page<Column>>('column?limit=100')).message;
    const en = (await shop().get<Page<Column>>('column?limit=100', { lang: 'en' })).message;
    expect(zh.data.length).toBeGreaterThan(3);
    expect(zh.data.map(({ sort }) => sort)).toEqual(zh.data.map(({ sort }) => sort).toSorted((a, b) => a - b));
    expect(zh.data[0]).toMatchObject({ id: 1, name: '关于我们', pid: 0, is_show: 1, resources: null });
    expect(en.data[0]).toMatchObject({ id: 1, name: 'About us' });
    expect(en.total).toBe(zh.total);
  });

  it('finds every column and every article of the list, by id and by name, in both languages', async () => {
    for (const lang of ['zh', 'en']) {
      const { data } = (await shop().get<Page<Column>>('column?limit=100', { lang })).message;
      for (const { id, name, is_list } of data) {
        const page = async (key: string | number) =>
          (await shop().get<ColumnPage>(`article/column/${encodeURIComponent(key)}?limit=100`, { lang })).message;
        const byId = await page(id);
        expect(byId.column).toMatchObject({ id, name });
        expect((await page(name)).column?.id).toBe(id);
        expect(byId.menu?.map((link) => link.id)).toContain(id);
        if (is_list === 0) expect(byId.column?.column_property?.details).toMatch(/^<(p|h3)>/);
        for (const row of byId.paginate.data.slice(0, 2)) {
          const article = (await shop().get<Article>(`article/${encodeURIComponent(row.name)}`, { lang })).message;
          expect(article).toMatchObject({ id: row.id, column_id: id, column: { id, name } });
          expect(article.article_property.details).toMatch(/<p>/);
        }
      }
    }
  });
});

describeInTurn('help', (shop) => {
  const name = (zh: string, en?: string) => ({ zh, ...(en ? { en } : {}) });
  beforeAll(async () => {
    await shop()
      .db.insert(columns)
      .values([
        { id: 1, name: name('帮助', 'Help'), sort: 1 },
        { id: 2, parentId: 1, name: name('配送', 'Delivery'), sort: 2, details: name('<p>慢</p>', '<p>slow</p>') },
        { id: 3, parentId: 1, name: name('付款', 'Payment'), sort: 1 },
        { id: 4, parentId: 1, name: name('旧事'), isVisible: false },
        { id: 5, parentId: 2, name: name('仅中文'), sort: 1 },
        { id: 6, parentId: 6, name: name('绕圈', 'Circle'), sort: 9 },
      ]);
    const evil = '<p onclick="x()">好</p><script>alert(1)</script><img src="https://e.example/a.png">';
    await shop()
      .db.insert(articles)
      .values([
        { id: 11, columnId: 2, name: name('第二篇', 'Second'), sort: 2, details: name(evil) },
        { id: 12, columnId: 2, name: name('第一篇', 'First'), sort: 1, keyword: name('快,稳', 'fast') },
        { id: 13, columnId: 2, name: name('藏起来', 'Hidden'), isVisible: false },
        { id: 14, columnId: 4, name: name('藏在里面', 'Inside') },
        { id: 15, columnId: 2, name: name('第三篇'), sort: 3 },
        { id: 16, columnId: 2, name: name('12 % 的 a/b', '12 % of a/b'), sort: 4 },
      ]);
  });

  const page = async (key: string, lang = 'zh', query = '') =>
    (await shop().get<ColumnPage>(`article/column/${encodeURIComponent(key)}${query}`, { lang })).message;
  const article = async (key: string, lang = 'zh') =>
    (await shop().get<Article | null>(`article/${encodeURIComponent(key)}`, { lang })).message;

  it('shows a column with its articles, what is above it and what is beside it', async () => {
    const { column, paginate, breadcrumb, menu } = await page('2');
    expect(column).toMatchObject({
      id: 2,
      pid: 1,
      name: '配送',
      column_property: { column_id: 2, details: '<p>慢</p>' },
    });
    expect(column).not.toHaveProperty('is_show');
    expect(paginate.data.map(({ id }) => id)).toEqual([12, 11, 15, 16]);
    expect(breadcrumb).toEqual([{ id: 1, pid: 0, name: '帮助' }]);
    expect(menu).toEqual([
      { id: 3, pid: 1, name: '付款' },
      { id: 2, pid: 1, name: '配送' },
    ]);
    expect((await page('2', 'zh', '?limit=2&page=2')).paginate).toMatchObject({ total: 4, from: 3, to: 4 });
  });

  it('leaves out what has no name in the language, and answers it by id all the same', async () => {
    const { paginate, column } = await page('2', 'en');
    expect(paginate.data.map(({ id }) => id)).toEqual([12, 11, 16]);
    expect(column?.column_property?.details).toBe('<p>slow</p>');
    expect(await article('15', 'en')).toMatchObject({ id: 15, name: '第三篇' });
    expect(await article('第三篇', 'en')).toBeNull();
    expect((await shop().get<Page<Link>>('column?limit=9', { lang: 'en' })).message.data.map(({ id }) => id)).toEqual([
      1, 3, 2, 6,
    ]);
  });

  it('finds a name of another language where there is one to read', async () => {
    expect((await page('配送', 'en')).column).toMatchObject({ id: 2, name: 'Delivery' });
    expect((await page('Delivery')).column).toMatchObject({ id: 2, name: '配送' });
    expect(await article('第一篇', 'en')).toMatchObject({ id: 12, name: 'First' });
    expect((await page('仅中文', 'en')).column).toBeNull();
  });

  it('prefers a name in the language itself', async () => {
    await shop()
      .db.insert(columns)
      .values({ id: 7, name: name('Payment', '付款'), sort: 9 });
    expect((await page('Payment')).column?.id).toBe(7);
    expect((await page('Payment', 'en')).column?.id).toBe(3);
    await shop().db.delete(columns).where(eq(columns.id, 7));
  });

  it('answers nothing for what is hidden or unknown', async () => {
    for (const key of ['13', '14', '藏起来', '999', 'x', '%']) expect(await article(key)).toBeNull();
    for (const key of ['4', '旧事', '999', '配']) {
      const answer = await page(key);
      expect(answer).toMatchObject({ column: null, paginate: { total: 0, data: [] } });
      expect(answer).not.toHaveProperty('menu');
      expect(answer).not.toHaveProperty('breadcrumb');
    }
    expect((await shop().get('column/4')).message).toBeNull();
    expect(await shop().get('column/x')).toMatchObject({ status: 404 });
    expect(await shop().get('article/column', { lang: 'en' })).toMatchObject({
      status: 401,
      code: 50003,
      message: 'This page does not exist',
    });
  });

  it('takes any sign in a name, and ends where columns go in a circle', async () => {
    expect(await article('12 % 的 a/b')).toMatchObject({ id: 16 });
    expect((await page('6')).breadcrumb).toEqual([]);
    expect((await page('5')).breadcrumb?.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('sends clean HTML only', async () => {
    expect((await article('11'))?.article_property.details).toBe('<p>好</p>');
    expect((await article('12'))?.article_property.details).toBe('');
    expect((await article('11', 'en'))?.article_property.details).toBe('<p>好</p>');
  });

  it('counts views of what can be seen', async () => {
    const before = await shop().db.select().from(articles).where(eq(articles.id, 12));
    for (const key of ['12', encodeURIComponent('第一篇')]) {
      expect(await shop().post(`article/pv/${key}`)).toMatchObject({ status: 200, message: expect.any(String) });
    }
    const [after] = await shop().db.select().from(articles).where(eq(articles.id, 12));
    expect(after).toEqual({ ...before[0], pv: 2 });
    await shop().post('column/pv/2');
    const [column] = await shop().db.select().from(columns).where(eq(columns.id, 2));
    expect(column?.pv).toBe(1);
    for (const path of ['article/pv/13', 'article/pv/999', 'column/pv/4', 'column/pv/x']) {
      expect(await shop().post(path)).toMatchObject({ status: 404, code: 50000 });
    }
  });

  it('asks for the project key and keeps answers for others', async () => {
    for (const path of ['column', 'column/2', 'article/12', 'article/column/2']) {
      expect(await shop().get(path, { headers: { 'apply-secret': '' } })).toMatchObject({ status: 401, code: 50000 });
      expect((await shop().get(path)).headers['cache-control']).toBe('public, no-cache');
    }
  });
});
