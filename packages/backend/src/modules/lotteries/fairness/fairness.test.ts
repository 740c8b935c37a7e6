import { draw as drawAgain, hashOfSeed } from '@jishi/fair-draw';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  lotteryDays,
  lotteryLogs,
  lotteryProofs,
  lotterySeeds,
  pointsAccounts,
} from '../../../kernel/db/schema/index.ts';
import type { Page } from '../../../kernel/wire/page.ts';
import { lotteryKinds } from '../../../kernel/words/lotteries.ts';
import { describeRacing, type TestCustomer } from '../../../testing/index.ts';
import { gameOf, type Shown } from '../draw.ts';
import { aLottery, blank, points, signedInAgain } from '../testing/lotteries.ts';
import { turnLotteriesJob } from '../turn-lotteries.ts';
import { publishedAt } from './day-of-draws.ts';

type Seed = { day: string; commitment: string; seed: string | null; published_at: string };
type Fair = Seed & { algorithm: string; user_id: number; draw: number; previous: Seed | null };
type Proof = Seed & {
  id: number;
  algorithm: string | null;
  type: number;
  user_id: number;
  number: number;
  draw: number;
  word: string;
  prizes: { id: number; name: string; weight: number; left: number }[];
  shown: Shown;
  receipt: string;
  prize_name: string | null;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** From the first moment of a test shop, 16:00, to its midnight. */
const TO_MIDNIGHT = 8 * HOUR;

describeRacing('fair draws', (shop) => {
  let customer: TestCustomer;

  beforeEach(async () => {
    customer = await aPlayer();
  });

  const aPlayer = async () => {
    const player = await shop().aCustomer();
    await shop().db.update(pointsAccounts).set({ available: 1000 }).where(eq(pointsAccounts.userId, player.id));
    return player;
  };
  const fairOf = async (id: number, as = customer) =>
    (await shop().get<Fair>(`integralDrawFair/${id}`, { as })).message;
  const draw = (id: number, body: object = {}, as = customer, headers = {}) =>
    shop().post<Shown>(`integralWinning/${id}`, body, { as, headers });
  const proofsOf = async (as = customer, query = '') =>
    (await shop().get<Page<Proof>>(`integralDrawProof?limit=50${query}`, { as })).message.data;
  const pass = async (milliseconds: number) => {
    shop().advance(milliseconds);
    customer = await signedInAgain(shop(), customer);
  };

  it('tell before a draw what it will be made from, and nothing more', async () => {
    const lottery = await aLottery(shop(), [blank, points(5)]);
    const fair = await fairOf(lottery.id);
    expect(fair).toMatchObject({ algorithm: 'jishi-draw-1', seed: null, user_id: customer.id, draw: 1 });
    expect(fair).toMatchObject({
      day: shop().app.shop.times.day(shop().now),
      published_at: expect.stringMatching(/00:05:00$/),
    });
    expect(fair.commitment).toMatch(/^[0-9a-f]{64}$/);
    await draw(lottery.id);
    expect(await fairOf(lottery.id)).toMatchObject({ draw: 2, commitment: fair.commitment });
    expect((await shop().get('integralDrawFair/987654', { as: customer })).status).toBe(404);
  });

  it('can be made again from what is published once the day is over, wheel and slot machine', async () => {
    const wheel = await aLottery(shop(), [blank, { ...points(5), weight: 3, quantity: 9 }, points(7)]);
    const slots = await aLottery(shop(), [points(5), points(7)], { type: 'slots' });
    const { commitment } = await fairOf(wheel.id);
    const shown: Shown[] = [];
    for (const [lottery, word] of [
      [wheel, '好运🍀'],
      [slots, 'plum'],
      [wheel, ''],
    ] as const) {
      shown.push((await draw(lottery.id, { word, commitment })).message);
    }
    const sealed = await proofsOf();
    expect(sealed.map(({ seed }) => seed)).toEqual([null, null, null]);
    expect(sealed.map(({ word, draw }) => [word, draw])).toEqual([
      ['', 2],
      ['plum', 1],
      ['好运🍀', 1],
    ]);
    await pass(TO_MIDNIGHT);
    expect((await proofsOf()).map(({ seed }) => seed)).toEqual([null, null, null]);
    await pass(5 * 60_000);
    const open = (await proofsOf()).toReversed();
    for (const [index, proof] of open.entries()) {
      expect(await hashOfSeed(proof.seed ?? '')).toBe(commitment);
      const lottery = index === 1 ? slots : wheel;
      const outcome = await drawAgain({
        seed: proof.seed ?? '',
        ticket: {
          day: proof.day,
          lotteryId: lottery.id,
          customerId: proof.user_id,
          draw: proof.draw,
          word: proof.word,
        },
        game: gameOf(lotteryKinds.wordOf(proof.type)),
        prizes: proof.prizes,
      });
      expect(outcome?.shown).toEqual(shown[index]);
      expect(proof.shown).toEqual(shown[index]);
      expect(proof.prize_name).toBe(outcome?.prize == null ? null : proof.prizes[outcome.prize]?.name);
    }
    const { data } = (await shop().get<Page<Seed>>('integralDrawSeed?limit=5')).message;
    expect(data.find((row) => row.commitment === commitment)?.seed).toBe(open[0]?.seed);
    expect((await fairOf(wheel.id)).previous).toMatchObject({ commitment, seed: open[0]?.seed });
  });

  it('write the seed down by a job when the day is over, and not before', async () => {
    const lottery = await aLottery(shop(), [blank]);
    const { day } = await fairOf(lottery.id);
    const written = async () => {
      const log = { info: () => {}, error: () => {} };
      await turnLotteriesJob.run({}, { ...shop().app.shop, log });
      return (await shop().db.select().from(lotterySeeds).where(eq(lotterySeeds.day, day)))[0];
    };
    const before = publishedAt(day, shop().app.shop.times).getTime() - shop().now.getTime();
    await pass(before - 1);
    expect(await written()).toMatchObject({ seed: null });
    await pass(1);
    const row = await written();
    expect(await hashOfSeed(row?.seed ?? '')).toBe(row?.hash);
  });

  it('refuse a draw against the seed of yesterday before anything is taken, and tell the new one', async () => {
    const lottery = await aLottery(shop(), [blank]);
    const { commitment } = await fairOf(lottery.id);
    await pass(DAY);
    expect(await draw(lottery.id, { word: 'x', commitment })).toMatchObject({ status: 401, code: 50003 });
    expect(await shop().db.$count(lotteryLogs, eq(lotteryLogs.userId, customer.id))).toBe(0);
    const [account] = await shop().db.select().from(pointsAccounts).where(eq(pointsAccounts.userId, customer.id));
    expect(account).toMatchObject({ available: 1000 });
    const fair = await fairOf(lottery.id);
    expect(fair.commitment).not.toBe(commitment);
    expect((await draw(lottery.id, { word: 'x', commitment: fair.commitment })).status).toBe(200);
  });

  it.each(['two\nlines', 'x'.repeat(65)])('take no word %j', async (word) => {
    const lottery = await aLottery(shop(), [blank]);
    expect(await draw(lottery.id, { word })).toMatchObject({ status: 401, code: 50004 });
    expect(await shop().db.$count(lotteryLogs, eq(lotteryLogs.userId, customer.id))).toBe(0);
  });

  it('draw with the empty word for clients that know of none', async () => {
    const lottery = await aLottery(shop(), [blank]);
    await shop().get(`integralWinning/${lottery.id}`, { as: customer });
    await draw(lottery.id, {});
    expect((await proofsOf()).map(({ word, draw }) => [word, draw])).toEqual([
      ['', 2],
      ['', 1],
    ]);
  });

  it('know a repeated request by its word, too', async () => {
    const lottery = await aLottery(shop(), [points(1), points(2), points(3)]);
    const again = { 'idempotency-key': 'word-1' };
    const first = await draw(lottery.id, { word: 'a' }, customer, again);
    expect(await draw(lottery.id, { word: 'a' }, customer, again)).toMatchObject({ message: first.message });
    expect((await draw(lottery.id, { word: 'b' }, customer, again)).status).not.toBe(200);
    expect(await proofsOf()).toHaveLength(1);
  });

  it('show what was drawn to whoever drew it, and say of older draws that there is nothing to check', async () => {
    const lottery = await aLottery(shop(), [points(5)]);
    const old = {
      lotteryId: lottery.id,
      userId: customer.id,
      prizeId: lottery.prizeIds[0] ?? 0,
      state: 'redeemed' as const,
    };
    await shop().db.insert(lotteryLogs).values(old);
    await draw(lottery.id, { word: 'mine' });
    const [own, older] = await proofsOf(customer, `&integral_draw_id=${lottery.id}`);
    expect(older).toMatchObject({ algorithm: null, day: null, word: null, prizes: [], receipt: null });
    expect((await shop().get(`integralDrawProof/${own?.id}`, { as: customer })).message).toEqual(own);
    const stranger = await shop().aCustomer();
    expect((await shop().get(`integralDrawProof/${own?.id}`, { as: stranger })).status).toBe(404);
    expect(await proofsOf(stranger)).toEqual([]);
  });

  it('rest when the seed cannot be opened, and take nothing', async () => {
    const lottery = await aLottery(shop(), [blank]);
    const { day } = await fairOf(lottery.id);
    const ofDay = eq(lotterySeeds.day, day);
    const [row] = await shop().db.select().from(lotterySeeds).where(ofDay);
    await shop().db.update(lotterySeeds).set({ sealed: 'sealed with another key' }).where(ofDay);
    expect(await draw(lottery.id)).toMatchObject({ status: 401, code: 50000 });
    await shop()
      .db.update(lotterySeeds)
      .set({ sealed: row?.sealed ?? '' })
      .where(ofDay);
    expect((await draw(lottery.id)).status).toBe(200);
  });

  describe('many at once', () => {
    it('make one seed for a day, and number draws without gaps', async () => {
      await pass(DAY);
      const lottery = await aLottery(shop(), [blank, { ...points(5), quantity: 30 }], { tries: 2, cost: 400 });
      const players = await Promise.all(Array.from({ length: 12 }, aPlayer));
      const fair = await Promise.all(players.map((player) => fairOf(lottery.id, player)));
      expect(new Set(fair.map(({ commitment }) => commitment)).size).toBe(1);
      // Three each: the third is refused, and leaves no gap.
      const responses = await Promise.all(
        players.flatMap((player) => [1, 2, 3].map((at) => draw(lottery.id, { word: `w${at}` }, player))),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(24);
      const ofLottery = eq(lotteryProofs.lotteryId, lottery.id);
      const proofs = await shop().db.select().from(lotteryProofs).where(ofLottery).orderBy(asc(lotteryProofs.number));
      expect(proofs.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
      const left = proofs.map(({ prizes }) => prizes[1]?.[2] ?? -1);
      const won = proofs.map(({ shown }) => (shown === 1 ? 1 : 0));
      expect(left.slice(1)).toEqual(left.slice(0, -1).map((before, at) => before - (won[at] ?? 0)));
      const [counted] = await shop().db.select().from(lotteryDays).where(eq(lotteryDays.lotteryId, lottery.id));
      expect(counted?.draws).toBe(24);
    });
  });
});
