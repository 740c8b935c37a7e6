import { expect, it } from 'vitest';
import { rolloutEvents } from '../../../kernel/db/schema/index.ts';
import { describeEngines, type TestShop } from '../../../testing/index.ts';
import { removeOldEvents } from '../rollout-events.ts';

const KEY = 'a-key-of-the-operator';
const headers = { 'x-internal-key': KEY };
const MINUTE = 60_000;

let rollouts = 0;
/** A rollout nobody else has. */
const aRollout = (): string => (rollouts++).toString(16).padStart(8, '0');

type Told = [visitor: string, hadCandidate: boolean, buckets: number, family: string, event: string];

async function note(shop: TestShop, rollout: string, ...told: Told[]) {
  const events = told.map(([visitor, hadCandidate, buckets, family, event]) => ({
    visitor: visitor.padEnd(16, '-'),
    hadCandidate,
    buckets,
    family,
    event,
  }));
  return shop.post(`/internal/rollouts/${rollout}/events`, { events }, { headers });
}

const read = async (shop: TestShop, rollout: string) =>
  JSON.parse((await shop.get(`/internal/rollouts/${rollout}`, { headers })).raw).shares;

const readSeries = async (shop: TestShop, rollout: string) =>
  JSON.parse((await shop.get(`/internal/rollouts/${rollout}/series`, { headers })).raw);

const invalid = { headers: { 'x-error-class': 'validation' } };
const nobody = { visitors: 0, events: {} };

describeEngines(
  'what visitors of a rollout met',
  (shop) => {
    it('is counted by share and group', async () => {
      const rollout = aRollout();
      await note(
        shop(),
        rollout,
        ['ann', true, 100, 'seen', 'page'],
        ['ben', false, 100, 'seen', 'page'],
        ['eve', false, 100, 'seen', 'page'],
        ['ann', true, 100, 'place', 'mf-catalog'],
        ['ben', false, 100, 'lcp', '2500'],
        ['eve', false, 100, 'lcp', '2500'],
        ['eve', false, 100, 'lcp', '4000'],
        ['dan', true, 1_000, 'seen', 'page'],
      );
      expect(await read(shop(), rollout)).toEqual([
        {
          buckets: 100,
          candidate: { visitors: 1, events: { place: { 'mf-catalog': 1 } } },
          control: { visitors: 2, events: { lcp: { 2500: 2, 4000: 1 } } },
        },
        { buckets: 1_000, candidate: { visitors: 1, events: {} }, control: nobody },
      ]);
    });

    it('counts once for a visitor, as it came first', async () => {
      const rollout = aRollout();
      await note(shop(), rollout, ['ann', false, 100, 'error', 'all'], ['ann', false, 100, 'error', 'all']);
      await note(shop(), rollout, ['ann', true, 1_000, 'error', 'all'], ['ben', true, 1_000, 'error', 'all']);
      expect(await read(shop(), rollout)).toEqual([
        { buckets: 100, candidate: nobody, control: { visitors: 0, events: { error: { all: 1 } } } },
        { buckets: 1_000, candidate: { visitors: 0, events: { error: { all: 1 } } }, control: nobody },
      ]);
    });

    it('is of those who came first when everybody had the candidate, once everybody has it', async () => {
      const rollout = aRollout();
      await note(
        shop(),
        rollout,
        ['ann', false, 5_000, 'seen', 'page'],
        ['ann', true, 10_000, 'error', 'all'],
        ['ben', true, 10_000, 'seen', 'page'],
        ['ben', true, 10_000, 'error', 'all'],
      );
      const [half, all] = await read(shop(), rollout);
      expect(half).toEqual({ buckets: 5_000, candidate: nobody, control: { visitors: 1, events: {} } });
      expect(all).toEqual({
        buckets: 10_000,
        candidate: { visitors: 1, events: { error: { all: 1 } } },
        control: nobody,
      });
    });

    it('is of one rollout: another knows nothing of it', async () => {
      const [one, other] = [aRollout(), aRollout()];
      await note(shop(), one, ['ann', true, 100, 'seen', 'page']);
      expect(await read(shop(), other)).toEqual([]);
    });

    it('has outcomes by the calls that were answered well', async () => {
      const rollout = aRollout();
      const answer = await note(
        shop(),
        rollout,
        ['ann', true, 100, 'answered', 'POST goodIndent'],
        ['ann', true, 100, 'answered', 'POST balancePay'],
        ['ben', true, 100, 'answered', 'POST goodIndent/cart/add'],
        ['ben', true, 100, 'answered', 'POST toString'],
      );
      expect(JSON.parse(answer.raw)).toEqual({ noted: 3 });
      const [{ candidate }] = await read(shop(), rollout);
      expect(candidate.events).toEqual({ ordered: { all: 1 }, paid: { balance: 1 }, 'added-to-cart': { all: 1 } });
    });

    it('names those silent who had a page for half an hour and told nothing', async () => {
      const rollout = aRollout();
      await note(
        shop(),
        rollout,
        ['ann', true, 100, 'seen', 'page'],
        ['ben', false, 100, 'seen', 'page'],
        ['ben', false, 100, 'told', 'view'],
      );
      expect((await read(shop(), rollout))[0].candidate.events).toEqual({});
      shop().advance(31 * MINUTE);
      await note(shop(), rollout, ['dan', true, 100, 'seen', 'page']);
      const [{ candidate, control }] = await read(shop(), rollout);
      expect([candidate, control]).toEqual([
        { visitors: 2, events: { silent: { all: 1 } } },
        { visitors: 1, events: {} },
      ]);
    });

    it('is told over time, as sums at the end of sixty intervals', async () => {
      const rollout = aRollout();
      const began = shop().now.getTime();
      await note(shop(), rollout, ['ann', true, 100, 'seen', 'page'], ['ben', false, 100, 'seen', 'page']);
      shop().advance(30 * MINUTE);
      await note(shop(), rollout, ['ann', true, 100, 'told', 'view'], ['ann', true, 100, 'place', 'mf-catalog']);
      await note(shop(), rollout, ['dan', true, 1_000, 'seen', 'page']);
      shop().advance(30 * MINUTE);
      await note(shop(), rollout, ['dan', true, 1_000, 'place', 'mf-catalog']);
      const { times, candidate, control } = await readSeries(shop(), rollout);
      expect(times).toHaveLength(60);
      expect([times[0], times.at(-1)]).toEqual([
        new Date(began + MINUTE).toISOString(),
        new Date(began + 60 * MINUTE).toISOString(),
      ]);
      expect(candidate.visitors).toEqual([...Array(30).fill(1), ...Array(30).fill(2)]);
      expect(candidate.events).toEqual({
        place: { 'mf-catalog': [...Array(30).fill(0), ...Array(29).fill(1), 2] },
      });
      expect(control).toEqual({ visitors: Array(60).fill(1), events: {} });
    });

    it('begins with intervals of a second', async () => {
      const rollout = aRollout();
      await note(shop(), rollout, ['ann', true, 100, 'seen', 'page']);
      const { times, candidate } = await readSeries(shop(), rollout);
      expect(Date.parse(times.at(-1)) - Date.parse(times[0])).toBe(59_000);
      expect(candidate.visitors).toEqual(Array(60).fill(1));
    });

    it('is empty over time where nobody met anything', async () => {
      const nobody = { visitors: [], events: {} };
      expect(await readSeries(shop(), aRollout())).toEqual({
        times: [],
        candidate: nobody,
        control: nobody,
      });
    });

    it('is forgotten after a week', async () => {
      const [old, young] = [aRollout(), aRollout()];
      await note(shop(), old, ['ann', true, 100, 'seen', 'page']);
      shop().advance(8 * 24 * 60 * MINUTE);
      await note(shop(), young, ['ann', true, 100, 'seen', 'page']);
      await removeOldEvents(shop().db, shop().now);
      const left = await shop().db.select({ rollout: rolloutEvents.rollout }).from(rolloutEvents);
      expect(left.map(({ rollout }) => rollout)).not.toContain(old);
      expect(left.map(({ rollout }) => rollout)).toContain(young);
    });

    it('takes two thousand at once, and no more', async () => {
      const rollout = aRollout();
      const many = (count: number) =>
        Array.from({ length: count }, (_, at): Told => [`v${at}`, at % 2 === 0, 5_000, 'seen', 'page']);
      expect((await note(shop(), rollout, ...many(2_000))).status).toBe(200);
      expect(await note(shop(), rollout, ...many(2_001))).toMatchObject(invalid);
      expect((await read(shop(), rollout))[0].candidate.visitors).toBe(1_000);
    });

    it.each<[string, unknown]>([
      ['no events', { events: [] }],
      [
        'a visitor with a name',
        { events: [{ visitor: 'ann', hadCandidate: true, buckets: 1, family: 'seen', event: 'page' }] },
      ],
      [
        'more buckets than there are',
        { events: [{ visitor: 'a'.repeat(16), hadCandidate: true, buckets: 10_001, family: 'seen', event: 'page' }] },
      ],
      ['nothing', {}],
    ])('refuses %s', async (_, body) => {
      const answer = await shop().post(`/internal/rollouts/${aRollout()}/events`, body as object, { headers });
      expect(answer).toMatchObject(invalid);
    });

    it('is told to nobody without the key', async () => {
      const events = [{ visitor: 'a'.repeat(16), hadCandidate: true, buckets: 1, family: 'seen', event: 'page' }];
      const rollout = aRollout();
      for (const key of ['', 'wrong']) {
        const own = { headers: { 'x-internal-key': key } };
        expect((await shop().post(`/internal/rollouts/${rollout}/events`, { events }, own)).status).toBe(403);
        expect((await shop().get(`/internal/rollouts/${rollout}`, own)).status).toBe(403);
        expect((await shop().get(`/internal/rollouts/${rollout}/series`, own)).status).toBe(403);
      }
      expect(await read(shop(), rollout)).toEqual([]);
    });
  },
  { SHOP_INTERNAL_KEY: KEY },
);
