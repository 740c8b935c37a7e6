import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { categories, configs, products } from '../../../kernel/db/schema/index.ts';
import { describeInTurn } from '../../../testing/index.ts';
import { aProduct } from '../../orders/testing/products.ts';

type Recommended = { good_id: number; reason: string }[];

describeInTurn('recommendations of home', (shop) => {
  /** A shop in which every kind of goods has its hour. */
  const kinds = ['bread', 'soup', 'quilt', 'scarf'];
  let goodsOf: Record<string, number[]> = {};

  beforeAll(async () => {
    const { db } = shop();
    const above = await aCategory('bakery', null);
    const ids: number[] = [];
    for (const slug of kinds) ids.push(await aCategory(slug, slug === 'bread' ? above : null));
    goodsOf = Object.fromEntries(
      await Promise.all(
        kinds.map(async (slug, at) => {
          const made: number[] = [];
          for (let one = 0; one < 4; one += 1) made.push((await aProduct(shop())).id);
          await db
            .update(products)
            .set({ categoryId: ids[at] ?? null })
            .where(inArray(products.id, made));
          return [slug, made];
        }),
      ),
    );
    // What stands above a category counts for all that is below.
    const value = { morning: ['bakery'], noon: ['soup'], night: ['quilt', 'no-such'], winter: ['scarf'] };
    await db.insert(configs).values({ key: 'recommendations.by_hour', value });
  });

  const aCategory = async (slug: string, parentId: number | null): Promise<number> => {
    const [row] = await shop()
      .db.insert(categories)
      .values({ slug, parentId, name: { zh: slug, en: slug } })
      .returning({ id: categories.id });
    return row?.id ?? 0;
  };
  const at = async (clock: string, limit = 5): Promise<Recommended> => {
    shop().advance(Date.parse(`${clock}+08:00`) - shop().now.getTime());
    return (await shop().post<Recommended>('recommendation', { place: 'home', limit })).message;
  };
  const kindOf = ({ good_id }: { good_id: number }) => kinds.find((kind) => goodsOf[kind]?.includes(good_id)) ?? '–';

  it.each([
    ['2027-01-10T08:00:00', ['bread', 'bread', 'bread', 'scarf', 'scarf']],
    ['2027-01-10T12:00:00', ['soup', 'soup', 'soup', 'scarf', 'scarf']],
    ['2027-01-10T23:00:00', ['quilt', 'quilt', 'quilt', 'scarf', 'scarf']],
    ['2027-01-11T04:59:00', ['quilt', 'quilt', 'quilt', 'scarf', 'scarf']],
  ])('are at %s %j: the hour first, then the season', async (clock, expected) => {
    const list = await at(clock);
    expect(list.map(kindOf)).toEqual(expected);
    expect(new Set(list.map(({ reason }) => reason))).toEqual(new Set(['today']));
  });

  it('are what there is, and nothing where nothing suits the hour or the season', async () => {
    expect(await at('2027-07-10T15:00:00')).toEqual([]);
    expect((await at('2027-07-10T08:00:00')).map(kindOf)).toEqual(['bread', 'bread', 'bread', 'bread']);
    expect((await at('2027-01-10T15:00:00')).map(kindOf)).toEqual(['scarf', 'scarf']);
    expect((await at('2027-01-10T08:00:00', 1)).map(kindOf)).toEqual(['scarf']);
  });

  it('stay for the hour, and are none that the shop recommends beside them', async () => {
    const [first] = await at('2027-01-12T08:00:00');
    expect((await at('2027-01-12T08:40:00'))[0]).toEqual(first);
    await shop()
      .db.update(products)
      .set({ isRecommended: true })
      .where(eq(products.id, first?.good_id ?? 0));
    expect((await at('2027-01-12T08:50:00')).map(({ good_id }) => good_id)).not.toContain(first?.good_id);
  });
});
