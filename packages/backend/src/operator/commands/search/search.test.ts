import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, productTexts } from '../../../kernel/db/schema/index.ts';
import { SEARCH_VERSION } from '../../../modules/search/product-vector.ts';
import { describeInTurn } from '../../../testing/index.ts';
import { reindexSearch } from '../../operations/search/reindex.ts';
import { operatorCalls, set } from '../testing/calls.ts';

type Rules = { lang: string; rule: string }[];

describeInTurn('shop search', (shop) => {
  const { run, done, json } = operatorCalls(shop);
  const rules = async (...options: string[]) =>
    (await json<Rules>('search', 'synonyms', 'list', ...options)).map(({ rule }) => rule);
  const found = async (title: string, lang = 'zh') => {
    shop().advance(130_000);
    const { message } = await shop().get<{ total: number }>(`good?title=${encodeURIComponent(title)}`, { lang });
    return message.total;
  };
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jishi-search-'));
    const fields = ['name.zh=山地西红柿', 'name.en=Mountain tomatoes', 'keywords.zh=西红柿', 'keywords.en=tomatoes'];
    await done('goods', 'save', 'G1', ...set(...fields, 'number=JS-1', 'price=9', 'stock=5', 'shelf=on'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('adds, lists and removes rules, and searches follow', async () => {
    expect(await found('洋柿子')).toBe(0);
    expect(await done('search', 'synonyms', 'add', '西红柿，番茄,洋柿子', '--lang', 'zh')).toContain('Added');
    expect(await done('search', 'synonyms', 'add', '西红柿, 番茄, 洋柿子', '--lang', 'zh')).toContain('already');
    expect(await rules('--lang', 'zh')).toEqual(['西红柿, 番茄, 洋柿子']);
    expect(await found('洋柿子')).toBe(1);
    expect(await done('search', 'synonyms', 'list', '--lang', 'zh')).toBe('西红柿, 番茄, 洋柿子');
    expect(await done('search', 'synonyms', 'remove', '番茄', '--lang', 'zh')).toContain('西红柿, 番茄, 洋柿子');
    expect(await found('洋柿子')).toBe(0);
    expect((await run('search', 'synonyms', 'remove', '番茄', '--lang', 'zh')).err).toContain('No rule is “番茄”');
  });

  it('takes a file, all of it or nothing', async () => {
    const file = join(folder, 'synonyms.en.txt');
    await writeFile(file, '\uFEFF# fruit\ntomato, love apple\n\nveg => tomatoes\n');
    expect(await done('search', 'synonyms', 'import', file, '--lang', 'en')).toContain('2 of 2 rules are new');
    expect(await found('love apple', 'en')).toBe(1);
    expect(await found('veg', 'en')).toBe(1);
    await writeFile(file, 'a, b\nalone\n');
    const refused = await run('search', 'synonyms', 'import', file, '--lang', 'en');
    expect([refused.exitCode, refused.err]).toEqual([1, expect.stringContaining('Rule 2: “alone” is no rule')]);
    expect(await rules('--lang', 'en')).toEqual(['tomato, love apple', 'veg => tomatoes']);
    await writeFile(file, 'a, b\n');
    expect(await done('search', 'synonyms', 'import', file, '--lang', 'en', '--replace', '--yes')).toContain('1 of 1');
    expect(await rules('--lang', 'en')).toEqual(['a, b']);
  });

  it('explains how a text is understood', async () => {
    const text = await done('search', 'explain', 'xihongsi');
    expect(text).toContain("'xihongsi'");
    const { corrected } = await json<{ corrected: { corrected: string } }>('search', 'explain', 'xihongshi');
    expect(corrected.corrected).toBe('西红柿');
    expect(await done('search', 'explain', '！！')).toContain('no word in it');
  });

  it('writes anew what an earlier version of the shop wrote, once', async () => {
    const before = await shop().db.select({ search: productTexts.search }).from(productTexts);
    await shop().db.update(productTexts).set({ search: sql`'''old'':1A'::tsvector`, searchVersion: 0 });
    await shop().db.update(products).set({ colours: 5 });
    expect(await reindexSearch(shop().db)).toBe(2);
    expect(await shop().db.select({ search: productTexts.search }).from(productTexts)).toEqual(before);
    expect(await shop().db.selectDistinct({ colours: products.colours }).from(products)).toEqual([{ colours: 0 }]);
    expect(await reindexSearch(shop().db)).toBe(0);
    expect(await done('search', 'reindex', '--all')).toContain('2 texts written');
    const versions = await shop().db.selectDistinct({ version: productTexts.searchVersion }).from(productTexts);
    expect(versions).toEqual([{ version: SEARCH_VERSION }]);
  });
});
