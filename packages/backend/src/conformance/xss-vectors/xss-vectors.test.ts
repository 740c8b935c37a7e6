import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgCustomColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../kernel/db/schema/index.ts';
import { articles, productTexts } from '../../kernel/db/schema/index.ts';
import { aProduct } from '../../modules/orders/testing/products.ts';
import { describeDear, type TestShop } from '../../testing/index.ts';
import { makeCallContext } from '../authorization-matrix/context/call-context.ts';
import { anArticle } from '../authorization-matrix/context/fixtures.ts';
import { authorizationMatrix } from '../authorization-matrix/matrix.ts';
import { dangersIn } from './find-danger.ts';
import { vectors } from './vectors.ts';

/** Calls that answer HTML, and where in the answer it is. */
const calls = {
  'GET good/:id': (message: Message) => message.details,
  'GET seckill/:good_id': (message: Message) => message.details,
  'GET column/:id': (message: Message) => message.column_property?.details,
  'GET article/column/:key?': (message: Message) => message.column?.column_property?.details,
  'GET article/:key': (message: Message) => message.article_property?.details,
} as const;
type Property = { details: string } | null;
type Message = {
  details?: string;
  column_property?: Property;
  article_property?: Property;
  column?: { column_property: Property };
};

/** Puts HTML behind every text of the shop, past everything that cleans. */
async function poison(shop: TestShop, html: string): Promise<void> {
  // No database keeps a NUL.
  const stored = html.replaceAll('\0', '');
  const local = JSON.stringify({ zh: stored, en: stored });
  await shop.db.execute(sql`update good_texts set details = ${stored}`);
  for (const table of ['articles', 'columns', 'flash_sales']) {
    await shop.db.execute(sql`update ${sql.identifier(table)} set details = ${local}::jsonb`);
  }
}

/** One reader for each call, of a fixture of its own. */
async function readers(shop: TestShop): Promise<[name: string, read: () => Promise<string>][]> {
  const made: [string, () => Promise<string>][] = [];
  for (const [name, htmlIn] of Object.entries(calls)) {
    const row = authorizationMatrix[name];
    if (!row) throw new Error(`no such call: ${name}`);
    const { path = {}, query = '' } = await row.make(await makeCallContext(shop));
    const address = name.slice(4).replace(/:(\w+)\??/, (_, key: string) => String(path[key]));
    made.push([name, async () => htmlIn((await shop.get<Message>(`${address}?${query}`)).message) ?? '']);
  }
  return made;
}

describeDear('hostile HTML', (shop) => {
  it('never leaves by any call, however it was stored', async () => {
    const all = await readers(shop());
    await poison(shop(), '<p>a <b>b</b></p>');
    for (const [name, read] of all) expect(await read(), name).toBe('<p>a <b>b</b></p>');
    for (const vector of vectors) {
      await poison(shop(), vector);
      shop().app.responseCache.clear();
      for (const [name, read] of all) expect(dangersIn(await read()), `${name}: ${vector}`).toEqual([]);
    }
  }, 60_000);

  it('is never stored', async () => {
    const { id: productId } = await aProduct(shop());
    const { articleId } = await anArticle(shop());
    for (const vector of vectors) {
      const text = vector.replaceAll('\0', '');
      await shop().db.update(productTexts).set({ details: text }).where(sql`good_id = ${productId}`);
      await shop()
        .db.update(articles)
        .set({ details: { zh: text } })
        .where(sql`id = ${articleId}`);
      const { rows } = await shop().db.execute<{ html: string }>(sql`
        select details as html from good_texts where good_id = ${productId}
        union all select details ->> 'zh' from articles where id = ${articleId}`);
      expect(
        rows.flatMap(({ html }) => dangersIn(html)),
        vector,
      ).toEqual([]);
    }
  });
});

it('is found by the test where nothing cleans', () => {
  const harmless = vectors.filter((vector) => dangersIn(vector).length === 0);
  // Texts that are no markup, and what a browser reads as a comment.
  expect(harmless.length).toBeLessThan(10);
});

it('every column for HTML cleans it', () => {
  /** Plain texts that are called so: shown as text, never as markup. */
  const plain = ['comments.details'];
  const exported: unknown[] = Object.values(schema);
  const unclean = exported
    .filter((value) => is(value, PgTable))
    .flatMap((table) => Object.values(getTableColumns(table)).map((column) => ({ table: getTableName(table), column })))
    .filter(({ column }) => /details|html|body/i.test(column.name) && !is(column, PgCustomColumn))
    .map(({ table, column }) => `${table}.${column.name}`);
  expect(unclean).toEqual(plain);
});
