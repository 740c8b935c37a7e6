import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../demo/seed/seed-demo.ts';
import { describeEngines } from '../../testing/index.ts';
import { COUNTED_PLACES, JUDGED_SETS, judgedQueries, judgeSearch, ndcg, summarise } from '../../testing/relevance.ts';

type List = { data: { id: number }[] };

const sets = JUDGED_SETS.flatMap((set) => (['zh', 'en'] as const).map((lang) => ({ set, lang })));

/** Goods of every query by engine: both have to answer alike. */
const answers = new Map<string, Map<string, number[]>>();

describeEngines('judged queries', (shop, engine) => {
  beforeAll(() => seedDemo(shop().db, { now: shop().now }), 60_000);

  it.each(sets)(
    'are answered well ($set, $lang)',
    async ({ set, lang }) => {
      const byQuery = new Map<string, number[]>();
      const judgements = await judgeSearch({ lang, set }, async (query) => {
        const path = `good?limit=${COUNTED_PLACES}&title=${encodeURIComponent(query)}`;
        const ids = (await shop().get<List>(path, { lang })).message.data.map(({ id }) => id);
        byQuery.set(query, ids);
        return ids;
      });
      answers.set(`${engine} ${set} ${lang}`, byQuery);
      const { queries, ndcg: mean, empty } = summarise(judgements);
      expect(queries).toBeGreaterThanOrEqual(90);
      expect(mean).toBeGreaterThanOrEqual(0.9);
      expect(empty).toBeLessThanOrEqual(0.02);
    },
    60_000,
  );
});

afterAll(() => {
  for (const { set, lang } of sets) {
    const [one, other] = [answers.get(`pglite ${set} ${lang}`), answers.get(`postgres ${set} ${lang}`)];
    if (one && other) expect(other).toEqual(one);
  }
});

describe('ndcg', () => {
  it.each([
    [[1, 2, 3], 1],
    [[], 0],
    [[9, 1, 2, 3], 0.68],
    [[3, 2, 1], 0.68],
  ])('of %j', (ids, expected) => {
    expect(ndcg(ids, { 1: 3, 2: 2, 3: 1 })).toBeCloseTo(expected, 2);
  });

  it('is judged by queries none of which is there twice, in neither set', () => {
    for (const lang of ['zh', 'en'] as const) {
      const queries = JUDGED_SETS.flatMap((set) => judgedQueries(lang, set).map(({ query }) => query));
      expect(new Set(queries).size).toBe(queries.length);
    }
  });
});
