import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { articles, columns } from '../../kernel/db/schema/index.ts';
import { describeDear } from '../../testing/index.ts';
import { operatorCalls, set } from './testing/calls.ts';

type Banner = { id: number; name: string; url: string | null; title: string | null; resources: { img: string } | null };
type Category = { id: number; name: string; pid: number; children?: Category[] };

describeDear('shop categories, brands, banners and articles', (shop) => {
  const { run, done, json } = operatorCalls(shop);
  const get = async <T>(path: string, lang = 'en') => {
    shop().app.responseCache.clear();
    return (await shop().get<T>(path, { lang })).message;
  };

  it('grow and change a tree of categories', async () => {
    await done(
      'categories',
      'save',
      'food',
      ...set('name.zh=食品', 'name.en=Food', 'picture=/media/objects/1f34e.webp'),
    );
    await done('categories', 'save', 'fruit', ...set('parent=food', 'name.zh=水果', 'name.en=Fruit'));
    await done('categories', 'save', 'tea', ...set('parent=food', 'name.zh=茶', 'name.en=Tea', 'isShown=no'));
    const [food] = await get<Category[]>('goodCategory?tree=true');
    expect(food).toMatchObject({ name: 'Food', children: [{ name: 'Fruit' }] });
    await done('categories', 'save', 'fruit', ...set('parent=', 'name.en=Fresh fruit'));
    expect((await get<Category[]>('goodCategory')).map(({ name, pid }) => [name, pid])).toEqual(
      expect.arrayContaining([['Fresh fruit', 0]]),
    );
    expect(await done('categories', 'list')).toContain('· tea');
    expect((await run('categories', 'save', 'food', ...set('parent=tea'))).err).toContain('below itself');
  });

  it('keep what goods are in, and remove what is empty', async () => {
    await done('goods', 'save', 'APPLE', ...set('name.zh=苹果', 'category=fruit', 'brand=', 'shelf=on'));
    await done('brands', 'save', 'orchard', ...set('name.zh=果园'));
    await done('goods', 'save', 'APPLE', ...set('brand=orchard'));
    for (const group of ['categories', 'brands'])
      expect((await run(group, 'remove', group === 'brands' ? 'orchard' : 'fruit', '--yes')).exitCode).toBe(1);
    await done('goods', 'save', 'APPLE', ...set('category=food', 'brand='));
    await done('categories', 'remove', 'fruit', '--yes');
    await done('brands', 'remove', 'orchard', '--yes');
    expect(JSON.stringify(await get('goodCategory'))).not.toContain('Fresh fruit');
    expect(await json('brands', 'list')).toEqual([]);
  });

  it('find goods by the new name of their category at once', async () => {
    expect(JSON.stringify(await get('good?title=点心', 'zh'))).not.toContain('苹果');
    await done('categories', 'save', 'food', ...set('name.zh=点心铺'));
    expect(JSON.stringify(await get('good?title=点心', 'zh'))).toContain('苹果');
  });

  it('show banners in their place, hide and remove them', async () => {
    const picture = 'picture=/media/banners/1.webp';
    await done(
      'banners',
      'save',
      ...set('name.zh=夏季', 'name.en=Summer', 'title.en=Cool', 'url=/product/list', picture),
    );
    const shown = async () => (await get<{ data: Banner[] }>('banner?type=0&state=0')).data;
    const [banner] = await shown();
    expect(banner).toMatchObject({
      name: 'Summer',
      title: 'Cool',
      url: '/product/list',
      resources: { img: '/media/banners/1.webp' },
    });
    const id = String(banner?.id);
    const before = await json<object>('banners', 'show', id);
    await done('banners', 'save', id, ...set('name.en=Autumn', 'url='));
    expect(await json('banners', 'show', id)).toEqual({
      ...before,
      name: { zh: '夏季', en: 'Autumn' },
      url: null,
    });
    await done('banners', 'save', id, ...set('isShown=no'));
    expect(await shown()).toEqual([]);
    await done('banners', 'remove', id, '--yes');
    expect((await run('banners', 'show', id)).exitCode).toBe(1);
    expect((await run('banners', 'save', ...set('name.en=x'))).err).toContain('picture is missing');
  });

  it('take goods for the price tags of a banner, one under each cut-out', async () => {
    const product = (await get<{ data: { id: number }[] }>('good?title=苹果', 'zh')).data[0]?.id;
    const base = ['name.en=Stall', 'title.en=Stall', 'picture=/media/banners/2.webp', 'pictures=/media/objects/a.webp'];
    const tag = (place: number) => [`tags.${place}.good=${product}`, `tags.${place}.name.en=Apple`];
    await done('banners', 'save', ...set(...base, ...tag(0)));
    const [banner] = (await get<{ data: { id: number; tags: unknown }[] }>('banner?type=0')).data;
    expect(banner?.tags).toEqual([{ good_id: product, name: 'Apple', price: expect.any(Number), seckill_offer: null }]);
    expect((await run('banners', 'save', ...set(...base, ...tag(0), ...tag(1)))).err).toContain('more than there are');
    await done('banners', 'remove', String(banner?.id), '--yes');
  });

  it('write articles in both languages, cleaned, under their column', async () => {
    await done('articles', 'columns', 'save', 'help', ...set('name.zh=帮助', 'name.en=Help'));
    const folder = await mkdtemp(join(tmpdir(), 'jishi-article-'));
    const file = join(folder, 'returns.json');
    const details = { zh: '<p>七天<script>x</script></p>', en: '<p style="color:red">Seven days</p>' };
    await writeFile(
      file,
      JSON.stringify({ key: 'returns', column: 'help', name: { zh: '退货', en: 'Returns' }, details }),
    );
    await done('articles', 'save', '--file', file);
    await rm(folder, { recursive: true });
    expect(await get('article/Returns')).toMatchObject({
      name: 'Returns',
      column: { name: 'Help' },
      article_property: { details: '<p>Seven days</p>' },
    });
    expect(await get('article/退货', 'zh')).toMatchObject({ article_property: { details: '<p>七天</p>' } });
    expect((await run('articles', 'columns', 'remove', 'help', '--yes')).err).toContain('1 articles');
    await done('articles', 'save', 'returns', ...set('isShown=no'));
    expect((await shop().get('article/Returns', { lang: 'en' })).message).toBeNull();
    await done('articles', 'remove', 'returns', '--yes');
    await done('articles', 'columns', 'remove', 'help', '--yes');
    expect((await run('articles', 'save', 'a', ...set('column=none', 'name.en=A'))).err).toContain('no column "none"');
  });

  it('give a text a purpose, whatever its title, one per language', async () => {
    await done('articles', 'columns', 'save', 'legal', ...set('name.zh=条款', 'name.en=Legal'));
    await done(
      'articles',
      'save',
      'rules',
      ...set('column=legal', 'purpose=terms', 'name.zh=本店规矩', 'details.zh=<p>规矩</p>'),
    );
    expect(await get('article/terms', 'zh')).toMatchObject({ name: '本店规矩' });
    // In another language it is better than nothing, until there is one.
    expect(await get('article/terms')).toMatchObject({ name: '本店规矩' });
    await done('articles', 'save', 'rules-en', ...set('column=legal', 'purpose=terms', 'name.en=House rules'));
    expect(await get('article/terms')).toMatchObject({ name: 'House rules' });
    expect(await get('article/terms', 'zh')).toMatchObject({ name: '本店规矩' });
    const rival = await run('articles', 'save', 'others', ...set('column=legal', 'purpose=terms', 'name.zh=另一份'));
    expect([rival.exitCode, rival.err]).toEqual([1, expect.stringContaining('is that of "rules" already')]);
    expect((await run('articles', 'save', 'rules', ...set('purpose=imprint'))).err).toContain(
      'must be one of: terms, privacy',
    );
    await done('articles', 'save', 'rules', ...set('purpose='));
    expect(await json('articles', 'show', 'rules')).toMatchObject({ purpose: null });
    expect(await get('article/terms', 'zh')).toMatchObject({ name: 'House rules' });
    await done('articles', 'save', 'rules-en', ...set('isShown=no'));
    expect((await shop().get('article/terms', { lang: 'en' })).message).toBeNull();
    expect(await json('articles', 'list')).toEqual(
      expect.arrayContaining([expect.objectContaining({ purpose: 'terms' })]),
    );
  });

  it('keep the legal texts of shops that were found by title', async () => {
    const titles = [
      { zh: '用户协议' },
      { en: 'Terms of use' },
      { zh: '隐私政策', en: 'Privacy policy' },
      { zh: '退货' },
    ];
    const [column] = await shop()
      .db.insert(columns)
      .values({ name: { zh: '老' } })
      .returning({ id: columns.id });
    const old = await shop()
      .db.insert(articles)
      .values(titles.map((name) => ({ name, columnId: column?.id ?? 0 })))
      .returning({ id: articles.id });
    const file = new URL('../../../migrations/0015_article_purpose.sql', import.meta.url);
    const updates = readFileSync(file, 'utf8')
      .split('--> statement-breakpoint')
      .filter((text) => /^UPDATE/m.test(text));
    expect(updates).toHaveLength(2);
    for (const text of updates) await shop().db.execute(sql.raw(text));
    const rows = await shop().db.select().from(articles).orderBy(articles.id);
    const purposes = rows.filter(({ id }) => old.some((one) => one.id === id)).map(({ purpose }) => purpose);
    expect(purposes).toEqual(['terms', 'terms', 'privacy', null]);
  });
});
