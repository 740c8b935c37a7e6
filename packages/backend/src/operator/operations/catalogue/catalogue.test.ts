import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../kernel/db/database.ts';
import { productCodes, products } from '../../../kernel/db/schema/index.ts';
import { createTimes } from '../../../kernel/wire/times.ts';
import { describeEngines, pgliteDatabase, postgresDatabase } from '../../../testing/index.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { type ImportResult, importCatalogue } from './import-catalogue.ts';
import { readCatalogueJson, writeCatalogueJson } from './json-file.ts';
import { readCatalogueCsv } from './read-csv.ts';
import type { RawSections } from './sections.ts';
import { writeCatalogueCsv } from './write-csv.ts';

const now = new Date('2026-11-20T08:00:00.123Z');
const times = createTimes('Asia/Shanghai');

class Undo extends Error {}

/** As the command does it: with problems nothing is committed. */
async function importInto({ db }: Database, sections: RawSections, withStock = false): Promise<ImportResult> {
  let result: ImportResult | undefined;
  await db
    .transaction(async (tx) => {
      result = await importCatalogue(tx, sections, { now, times, withStock, remark: 'import' });
      if (result.problems.length > 0) throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  if (!result) throw new Error('nothing was imported');
  return result;
}

const everything = { withCardKeys: true };
const none = { created: 0, changed: 0 };

describeEngines('export and import of the catalogue', (shop, engine) => {
  let empty: Database;
  beforeAll(async () => {
    const { problems } = await importInto(shop().database, smallCatalogue);
    expect(problems).toEqual([]);
    empty = await (engine === 'pglite' ? pgliteDatabase() : postgresDatabase());
  }, 60_000);
  afterAll(() => empty.close());
  beforeEach(() => empty.db.execute(sql`truncate goods, categories, brands, freights, couriers, resources cascade`));

  it('carries a catalogue to an empty shop by JSON, and nothing is lost', async () => {
    const exported = await exportCatalogue(shop().db, everything);
    const { sections } = readCatalogueJson({ name: 'shop.json', text: [...writeCatalogueJson(exported)].join('') });
    const { problems, counts } = await importInto(empty, sections);
    expect(problems).toEqual([]);
    expect(counts.goods).toEqual({ created: 4, changed: 0, unchanged: 0 });
    expect(await exportCatalogue(empty.db, everything)).toEqual(exported);
    expect(exported.goods.map(({ key }) => key)).toEqual(['G1', 'G2', 'G3', 'G4']);
    expect(exported.goods[0]).toMatchObject({ summary: { zh: '=1+1' }, onShelfSince: '2026-11-01T02:03:04.567Z' });
    expect(exported.cardKeys).toHaveLength(3);
  });

  it('does the same by tables, and changes nothing when it is done again', async () => {
    const exported = await exportCatalogue(shop().db, everything);
    const tables = readCatalogueCsv(writeCatalogueCsv(exported));
    expect(tables.problems).toEqual([]);
    expect((await importInto(empty, tables.sections)).problems).toEqual([]);
    expect(await exportCatalogue(empty.db, everything)).toEqual(exported);
    const again = await importInto(empty, tables.sections, true);
    for (const counts of Object.values(again.counts)) expect(counts).toMatchObject(none);
    expect(await exportCatalogue(empty.db, everything)).toEqual(exported);
  });

  it('tells every problem of every document, and imports nothing', async () => {
    const productOf = (values: object) => ({ name: { en: `Good ${JSON.stringify(values)}`.slice(0, 60) }, ...values });
    const { problems } = await importInto(empty, {
      categories: [
        { key: 'fine', name: { en: 'Fine' } },
        { key: 'a', parent: 'b', name: { en: 'A' } },
        { key: 'b', parent: 'a', name: { en: 'B' } },
        { key: 'bad name', name: { en: 'Bad' } },
      ],
      goods: [
        productOf({ key: 'X1', category: 'fine', price: 100 }),
        productOf({ key: 'X2', category: 'nowhere', price: 19.9, colour: 'red' }),
        productOf({ key: 'X3', category: 'nowhere', type: 'download' }),
        productOf({ key: 'X1' }),
        { key: 'X5' },
        productOf({ key: 'X6', category: 'bad name' }),
      ],
    });
    expect(problems.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining([
        'categories.1.parent',
        'categories.2.parent',
        'categories.3.key',
        'goods.1.price',
        'goods.1.colour',
        'goods.2.category',
        'goods.2.variants',
        'goods.3.key',
        'goods.4.name',
      ]),
    );
    expect(await empty.db.$count(products)).toBe(0);
    expect((await exportCatalogue(empty.db, everything)).categories).toEqual([]);
  });

  it('leaves the stock of goods alone unless it is asked to set it', async () => {
    await importInto(empty, smallCatalogue);
    const change = { goods: [{ key: 'G2', price: '2.00', stock: 9 }] };
    expect((await importInto(empty, change)).counts.goods).toEqual({ created: 0, changed: 1, unchanged: 0 });
    const productTwo = async () => (await exportCatalogue(empty.db, everything)).goods[1];
    expect(await productTwo()).toMatchObject({ price: 200, stock: 3 });
    await importInto(empty, change, true);
    expect(await productTwo()).toMatchObject({ price: 200, stock: 9 });
  });

  it('adds card keys once, and the stock rises with those that each piece takes', async () => {
    await importInto(empty, smallCatalogue);
    const { counts } = await importInto(empty, {
      cardKeys: [...(smallCatalogue.cardKeys ?? []), { good: 'G3', variant: '一年', name: 'JS003', code: 'DDDD' }],
    });
    expect(counts.cardKeys).toEqual({ created: 1, changed: 0, unchanged: 3 });
    expect(await empty.db.$count(productCodes)).toBe(4);
    const variants = await empty.db.query.productVariants.findMany({ orderBy: (variant, { asc }) => asc(variant.id) });
    expect(variants.map(({ stock }) => stock)).toEqual([12, 0, 3, 100, 50]);
    const { problems } = await importInto(empty, { cardKeys: [{ good: 'G1', variant: '红;M', code: 'E' }] });
    expect(problems).toMatchObject([{ path: ['cardKeys', 0, 'good'] }]);
  });

  it('shows what was imported to customers, who find it by every name', async () => {
    const found = await shop().get('good?title=长绒棉');
    expect(JSON.stringify(found.message)).toContain('条纹衬衫');
    const renamed = { brands: [{ key: 'plain', name: { zh: '素白' } }] };
    await importInto(shop().database, renamed);
    shop().app.responseCache.clear();
    expect(JSON.stringify((await shop().get('good?title=素白')).message)).toContain('条纹衬衫');
    await importInto(shop().database, { brands: [{ key: 'plain', name: { zh: '素' } }] });
  });
});
