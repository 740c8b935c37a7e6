import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../../testing/index.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { operatorCalls, set } from '../testing/calls.ts';

type Detail = {
  id: number;
  name: string;
  price: number;
  details: string;
  order_price: number;
  resources: { img: string };
  resources_many: unknown[];
};

describeInTurn('shop goods', (shop) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jishi-goods-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const { run, done, json } = operatorCalls(shop);
  const idOf = async (key: string) => {
    const [row] = await shop().db.select({ id: products.id }).from(products).where(eq(products.key, key));
    return row?.id ?? 0;
  };
  const page = async (key: string, lang = 'en') => {
    shop().app.responseCache.clear();
    return (await shop().get<Detail>(`good/${await idOf(key)}`, { lang })).message;
  };

  it('makes a good by fields, sells it and changes one of its texts', async () => {
    await done('categories', 'save', 'mugs', '-s', 'name.zh=杯子', '-s', 'name.en=Mugs');
    const fields = ['name.zh=马克杯', 'name.en=Mug', 'price=39.90', 'stock=20', 'category=mugs', 'shelf=on'];
    await done('goods', 'save', 'MUG-1', ...set(...fields));
    expect(await page('MUG-1')).toMatchObject({
      name: 'Mug',
      price: 39.9,
      order_price: 39.9,
      inventory: 20,
      is_show: 1,
    });
    await done(
      'goods',
      'save',
      'MUG-1',
      '-s',
      'details.en=<p onclick="x()">Big<script>alert(1)</script></p>',
      '-s',
      'name.en=Large mug',
    );
    expect(await page('MUG-1')).toMatchObject({ name: 'Large mug', details: '<p>Big</p>' });
    expect(await page('MUG-1', 'zh')).toMatchObject({ name: '马克杯', price: 39.9 });
    const found = await shop().get('good?title=large mug', { lang: 'en' });
    expect(JSON.stringify(found.message)).toContain('Large mug');
  });

  it('takes back what it shows, and says when nothing changed', async () => {
    const file = join(folder, 'mug.json');
    await writeFile(file, await done('goods', 'show', 'MUG-1', '--json'));
    expect(await done('goods', 'save', '--file', file)).toBe('Goods: 0 created, 0 changed, 1 unchanged.');
    const mug: object = JSON.parse(await readFile(file, 'utf8'));
    const variants = ['Red', 'Blue'].map((en) => ({
      choices: [{ key: { en: 'Colour' }, value: { en } }],
      price: 4500,
      stock: 3,
    }));
    await writeFile(file, JSON.stringify({ ...mug, variants }));
    await done('goods', 'save', '-f', file);
    expect(await page('MUG-1')).toMatchObject({
      order_price: 45,
      inventory: 0,
      good_sku: [{ price: 45 }, { price: 45 }],
    });
    await writeFile(file, JSON.stringify({ key: 'MUG-1', variants: variants.slice(1) }));
    await done('goods', 'save', '-f', file);
    expect(await page('MUG-1')).toMatchObject({ good_sku: [{ inventory: 3, product_sku: [{ value: 'Blue' }] }] });
  });

  it('reads out of names and choices how much is sold, and keeps the prices per unit', async () => {
    const unitPrice = async () => {
      const [row] = await shop().db.select().from(products).where(eq(products.key, 'NUT-1'));
      return row && [row.measureQuantity, row.measureUnit, row.unitPrice];
    };
    await done('categories', 'save', 'nuts', '-s', 'name.zh=坚果');
    const fields = ['name.zh=核桃 2斤', 'price=30', 'stock=9', 'category=nuts', 'shelf=on'];
    await done('goods', 'save', 'NUT-1', ...set(...fields));
    expect(await unitPrice()).toEqual([1000, 'g', 3]);
    expect(await page('NUT-1', 'zh')).toMatchObject({ unit_price: { price: 15, quantity: 500, unit: 'g' } });
    await done('price', 'set', 'NUT-1', '--price', '20');
    expect(await unitPrice()).toEqual([1000, 'g', 2]);
    await done('price', 'change', '--category', 'nuts', '--percent', '50', '--yes');
    expect(await unitPrice()).toEqual([1000, 'g', 3]);
    const file = join(folder, 'nuts.json');
    const variants = Object.entries({ '1斤': 1000, '5斤': 4000 }).map(([zh, price]) => ({
      choices: [{ key: { zh: '份量' }, value: { zh } }],
      ...{ price, stock: 3 },
    }));
    await writeFile(file, JSON.stringify({ key: 'NUT-1', variants }));
    await done('goods', 'save', '-f', file);
    expect(await unitPrice()).toEqual([null, 'g', 1.6]);
    await done('price', 'set', 'NUT-1', '--variant', '5斤', '--price', '100');
    expect(await unitPrice()).toEqual([null, 'g', 2]);
    await writeFile(file, JSON.stringify({ key: 'NUT-1', name: { zh: '核桃夹子' }, variants: [], price: 1000 }));
    await done('goods', 'save', '-f', file);
    expect(await unitPrice()).toEqual([null, null, null]);
    await done('goods', 'remove', 'NUT-1', '--yes');
  });

  it('lists by category, name, place and what is nearly sold out', async () => {
    await done('goods', 'save', 'CUP-1', '-s', 'name.zh=茶杯', '-s', 'price=9', '-s', 'stock=2');
    const keys = async (...filters: string[]) =>
      (await json<{ key: string }[]>('goods', 'list', ...filters)).map(({ key }) => key);
    expect(await keys()).toEqual(['MUG-1', 'CUP-1']);
    expect(await keys('--category', 'mugs')).toEqual(['MUG-1']);
    expect(await keys('--search', '茶')).toEqual(['CUP-1']);
    expect(await keys('--shelf', 'off', '--fewer-than', '3')).toEqual(['CUP-1']);
    const lines = (await done('goods', 'list')).split('\n');
    // 茶杯 takes four columns: numbers stand below each other.
    expect(lines[2]).toMatch(/^\d+ +CUP-1 {2}茶杯 {4}9\.00 {5} 2 {9}0 {2}off {7}0$/);
  });

  it('puts goods on the shelf, off it, and on it at a time', async () => {
    const state = async () => (await page('CUP-1', 'zh')) as unknown as { is_show: number };
    await done('shelf', 'on', 'CUP-1');
    expect(await state()).toMatchObject({ is_show: 1 });
    await done('shelf', 'at', '2026-11-21 08:00', 'CUP-1');
    expect(await state()).toMatchObject({ is_show: 2, timing: '2026-11-21 08:00:00' });
    expect(await run('shelf', 'off', 'CUP-1', 'NO-1')).toMatchObject({ exitCode: 1 });
    expect(await state()).toMatchObject({ is_show: 2 });
    await done('shelf', 'off', 'CUP-1');
    expect(await state()).toMatchObject({ is_show: 0 });
  });

  it('draws pictures anew and shows them', async () => {
    const file = join(folder, 'mug.png');
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toFile(file);
    await done('goods', 'pictures', 'MUG-1', '--main', file, '--add', file);
    const { resources, resources_many } = await page('MUG-1');
    expect(resources.img).toMatch(/^\/media\/uploads\/[0-9a-f-]+\.webp$/);
    expect(resources_many).toHaveLength(2);
    const picture = await shop().app.inject(resources.img);
    expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
    await writeFile(file, '<svg/>');
    expect(await run('goods', 'pictures', 'MUG-1', '--main', file)).toMatchObject({ exitCode: 1 });
  });

  it('refuses what cannot be, with every reason, and changes nothing', async () => {
    const { exitCode, err } = await run(
      'goods',
      'save',
      'CUP-1',
      '-s',
      'price=1.234',
      '-s',
      'colour=red',
      '-s',
      'shelf=up',
    );
    expect(exitCode).toBe(1);
    for (const field of ['price', 'colour', 'shelf']) expect(err).toContain(`${field} `);
    const taken = await run('goods', 'save', 'CUP-2', '-s', 'name.zh=茶杯', '-s', 'category=none');
    expect(taken.exitCode).toBe(1);
    expect(taken.err).toContain('name.zh is the one of CUP-1');
    expect(taken.err).toContain('category is no category: none');
    expect(await idOf('CUP-2')).toBe(0);
    expect((await run('goods', 'save', 'CUP-1')).err).toContain('--set');
    expect((await run('goods', 'list', '--shelf', 'up')).exitCode).toBe(2);
    expect((await run('goods', 'save', 'CUP-1', '-s', '__proto__.x=1')).exitCode).toBe(2);
  });

  it('removes goods after asking, and brings one back when it is saved again', async () => {
    expect(await run('goods', 'remove', 'CUP-1')).toMatchObject({ exitCode: 1 });
    await done('goods', 'remove', 'CUP-1', '--yes');
    shop().app.responseCache.clear();
    expect(await shop().get(`good/${await idOf('CUP-1')}`)).toMatchObject({ result: 'error' });
    expect((await run('goods', 'show', 'CUP-1')).exitCode).toBe(1);
    await done('goods', 'save', 'CUP-1', '-s', 'shelf=on');
    expect(await page('CUP-1', 'zh')).toMatchObject({ name: '茶杯', price: 9 });
  });

  it('keeps the ledger of the stock, whatever became of variants', async () => {
    expect(await checkInvariants(shop().db, { timeZone: 'Asia/Shanghai' })).toEqual([]);
  });
});
