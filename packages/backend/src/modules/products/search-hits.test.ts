import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeInTurn } from '../../testing/index.ts';
import { searchVector } from '../search/search-vector.ts';

type List = { total: number; data: { id: number; price: number }[]; facets: { in_stock: number; price_min: number } };

const PRODUCTS = 2_100;
const vector = searchVector([{ weight: 'A', text: '青瓷茶杯 Teacup' }]);

describeInTurn('a word that is in most of the shop', (shop) => {
  beforeAll(async () => {
    await shop().db.execute(sql`
      insert into goods (id, identification, number, is_show, price, order_price, inventory)
      select n, 'H' || n, 'H' || n, 1, n * 100, n * 100, 1 from generate_series(1, ${PRODUCTS}) n`);
    await shop().db.execute(sql`
      insert into good_texts (good_id, lang, name, search)
      select n, 'zh', '青瓷茶杯 Teacup ' || n, ${vector}::tsvector from generate_series(1, ${PRODUCTS}) n`);
  });

  const search = async (query: string) => (await shop().get<List>(`good?limit=3&${query}`)).message;
  const teacups = `title=${encodeURIComponent('茶杯')}`;

  it('is counted so far only as hits are ranked', async () => {
    const { total, facets } = await search(teacups);
    expect([total, facets.in_stock]).toEqual([2000, 2000]);
  });

  it('is counted as it is when filters leave less', async () => {
    const { total, facets } = await search(`${teacups}&price_min=2050`);
    expect([total, facets.in_stock]).toEqual([51, 51]);
  });

  it('is ordered by price over all of the hits', async () => {
    const prices = async (sort: string) => (await search(`${teacups}&sort=${sort}`)).data.map(({ price }) => price);
    expect(await prices('order_price')).toEqual([1, 2, 3]);
    expect(await prices('-order_price')).toEqual([PRODUCTS, PRODUCTS - 1, PRODUCTS - 2]);
  });

  it('is found by any of several words, and by a part of it when no word is known', async () => {
    const ids = async (title: string) => (await search(`title=${encodeURIComponent(title)}`)).data.map(({ id }) => id);
    expect(await ids('茶杯 沙发')).toHaveLength(3);
    expect(await ids('EACUP 77')).toEqual([77, 770, 771]);
    expect(await ids('zzq')).toEqual([]);
  });
});
