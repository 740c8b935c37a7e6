import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  lotteryLogs,
  lotteryProofs,
  lotterySeeds,
  pointsAccounts,
  pointsLogs,
} from '../../../../kernel/db/schema/index.ts';
import { aLottery, blank, points } from '../../../../modules/lotteries/testing/lotteries.ts';
import { describeEngines } from '../../../../testing/index.ts';
import { operatorCalls } from '../../../commands/testing/calls.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import type { Audit } from './audit-day.ts';

const DAY = 86_400_000;

describeEngines('the audit of a day', (shop) => {
  const { run, json } = operatorCalls(shop);
  let day = '';

  // Each test has a day, and a lottery, of its own.
  beforeEach(async () => {
    shop().advance(DAY);
    day = shop().app.shop.times.day(shop().now);
    const lottery = await aLottery(shop(), [blank, { ...points(5), quantity: 20, weight: 3 }, points(7)], {
      cost: 10,
    });
    const slots = await aLottery(shop(), [points(5), points(7)], { type: 'slots', cost: 0 });
    for (const _ of [1, 2]) {
      const customer = await shop().aCustomer();
      await shop().db.update(pointsAccounts).set({ available: 100 }).where(eq(pointsAccounts.userId, customer.id));
      for (const word of ['a', 'b', '好运']) {
        for (const { id } of [lottery, slots]) await shop().post(`integralWinning/${id}`, { word }, { as: customer });
      }
    }
  });

  const ofDay = () => eq(lotteryProofs.day, day);
  const drawn = () =>
    shop()
      .db.select({ proof: lotteryProofs, log: lotteryLogs })
      .from(lotteryProofs)
      .innerJoin(lotteryLogs, eq(lotteryLogs.id, lotteryProofs.logId))
      .where(ofDay())
      .orderBy(asc(lotteryProofs.lotteryId), asc(lotteryProofs.number));
  const faulty = async () => {
    const { exitCode, out, err } = await run('lotteries', 'audit', day);
    return [exitCode, `${out}\n${err}`] as const;
  };

  it('finds nothing where nothing was touched, before and after the seed is published', async () => {
    const before = await json<Audit>('lotteries', 'audit', day);
    expect(before).toMatchObject({ isOver: false, faults: [], notes: [] });
    expect(before.lotteries.map(({ draws, points }) => [draws, points])).toEqual([
      [6, 60],
      [6, 0],
    ]);
    expect((await run('lotteries', 'audit', day)).out).toContain('The day is not over');
    shop().advance(DAY);
    expect(await json<Audit>('lotteries', 'audit', day)).toMatchObject({ isOver: true, faults: [] });
    expect(
      (await checkInvariants(shop().db, shop().config)).filter(({ invariant }) => invariant === 'prizes-in-stock'),
    ).toEqual([]);
  });

  it('counts no blanks as prizes, as the figures of a lottery do', async () => {
    const { id } = await aLottery(shop(), [blank], { cost: 0 });
    const customer = await shop().aCustomer();
    expect((await shop().post(`integralWinning/${id}`, {}, { as: customer })).status).toBe(200);
    const { lotteries } = await json<Audit>('lotteries', 'audit', day);
    expect(lotteries).toContainEqual({ id, draws: 1, won: 0, points: 0 });
    for (const { id: own, won } of lotteries) {
      expect(await json('lotteries', 'show', String(own))).toMatchObject({ figures: { prizes: won } });
    }
  });

  it('finds a weight that was changed', async () => {
    const [first] = await drawn();
    const [[id = 0, , left = 0] = [], ...others] = first?.proof.prizes ?? [];
    const logId = first?.log.id ?? 0;
    await shop()
      .db.update(lotteryProofs)
      .set({ prizes: [[id, 99, left], ...others] })
      .where(eq(lotteryProofs.logId, logId));
    const [exitCode, said] = await faulty();
    expect([exitCode, said]).toEqual([1, expect.stringContaining(`draw ${logId}: was changed after it was made`)]);
  });

  it('finds a result that was changed', async () => {
    const [first] = await drawn();
    const logId = first?.log.id ?? 0;
    const other = first?.proof.prizes.find(([id]) => id !== first.log.prizeId)?.[0] ?? 0;
    await shop().db.update(lotteryLogs).set({ prizeId: other }).where(eq(lotteryLogs.id, logId));
    const [exitCode, said] = await faulty();
    expect([exitCode, said]).toEqual([
      1,
      expect.stringContaining(`draw ${logId}: gave prize ${other}, and should have given`),
    ]);
  });

  it('finds another seed', async () => {
    const seed = 'ab'.repeat(32);
    await shop().db.update(lotterySeeds).set({ seed }).where(eq(lotterySeeds.day, day));
    expect((await faulty())[1]).toContain('the published seed is not the sealed one');
    await shop().db.update(lotterySeeds).set({ seed: null, hash: seed }).where(eq(lotterySeeds.day, day));
    expect((await faulty())[1]).toContain('the seed is not the one whose hash was shown');
  });

  it.each([
    ['in the middle', 1, 'is number 3, and number 2 is missing'],
    ['at the end', 5, '6 draws were counted, the last is number 5'],
  ])('finds a draw that was removed %s, and so do the invariants', async (_, at, reason) => {
    const logId = (await drawn())[at]?.log.id ?? 0;
    await shop().db.delete(lotteryLogs).where(eq(lotteryLogs.id, logId));
    const [exitCode, said] = await faulty();
    expect([exitCode, said]).toEqual([1, expect.stringContaining(reason)]);
    const problems = (await checkInvariants(shop().db, shop().config)).map(({ problem }) => problem);
    expect(problems).toContain('draws of a day are not numbered one by one');
  });

  it('finds a proof that was taken away, and points that were not', async () => {
    const [first, second] = await drawn();
    await shop()
      .db.delete(lotteryProofs)
      .where(eq(lotteryProofs.logId, first?.log.id ?? 0));
    await shop()
      .db.delete(pointsLogs)
      .where(eq(pointsLogs.sourceNumber, String(second?.log.id)));
    const [, said] = await faulty();
    expect(said).toContain(`draw ${first?.log.id}: has nothing it was made from`);
    expect(said).toContain(`draw ${second?.log.id}: cost 10 points, and 0 were booked`);
  });

  it('tells of stock that somebody changed, and takes no day that is none', async () => {
    const [first] = await drawn();
    const prizeId = first?.proof.prizes[1]?.[0] ?? 0;
    const customer = await shop().aCustomer();
    await shop().db.update(pointsAccounts).set({ available: 100 }).where(eq(pointsAccounts.userId, customer.id));
    await shop().db.execute(`update lottery_prizes set quantity = 90, residue = 70 where id = ${prizeId}`);
    await shop().post(`integralWinning/${first?.proof.lotteryId}`, {}, { as: customer });
    const audit = await json<Audit>('lotteries', 'audit', day);
    expect(audit).toMatchObject({
      faults: [],
      notes: [expect.stringContaining(`the stock of prize ${prizeId} was changed`)],
    });
    expect((await run('lotteries', 'audit', '2026-13-40')).exitCode).toBe(2);
    expect((await run('lotteries', 'audit', '2020-01-01')).out).toContain('Nobody drew on this day');
  });
});
