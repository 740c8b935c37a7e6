import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeEngines } from '../../testing/index.ts';
import { jobs } from '../db/schema/index.ts';
import { type JobContext, type JobKind, MAX_ATTEMPTS, retryDelaySeconds } from './job-kinds.ts';
import { claimJobs, enqueue } from './queue.ts';
import { ensureRecurring, runDueJobs } from './runner.ts';
import { startJobs } from './start-jobs.ts';

describeEngines('jobs', (shop) => {
  let ran: string[];
  let context: JobContext;
  const silent = { info: () => {}, error: () => {} };
  const note: JobKind = { kind: 'note', run: async ({ name }) => void ran.push(String(name)) };
  const failing: JobKind = {
    kind: 'failing',
    run: async () => {
      throw new Error('not today');
    },
  };
  const hourly: JobKind = { kind: 'hourly', everySeconds: 3600, run: async () => void ran.push('hourly') };

  beforeEach(async () => {
    ran = [];
    await shop().db.delete(jobs);
    context = { ...shop().app.shop, log: silent };
  });

  const add = (name: string, runAt = shop().now) =>
    enqueue(shop().db, { kind: 'note', key: `note:${name}`, payload: { name }, runAt });
  const in1Minute = () => new Date(shop().now.getTime() + 60_000);
  const rowOf = async (key: string) => (await shop().db.select().from(jobs).where(eq(jobs.uniqueKey, key)))[0];

  it('run once, at their time, in order', async () => {
    await add('later', in1Minute());
    await add('now');
    expect(await runDueJobs(context, [note])).toBe(1);
    expect(await runDueJobs(context, [note])).toBe(0);
    shop().advance(60_000);
    await runDueJobs(context, [note]);
    expect(ran).toEqual(['now', 'later']);
    expect(await rowOf('note:now')).toMatchObject({ attempts: 1, leasedUntil: null, leasedBy: null, lastError: null });
  });

  it('are not made twice under one key', async () => {
    await add('once');
    await add('once', in1Minute());
    await runDueJobs(context, [note]);
    expect(ran).toEqual(['once']);
  });

  it('vanish with the transaction that wanted them', async () => {
    const failed = shop().db.transaction(async (tx) => {
      await enqueue(tx, { kind: 'note', key: 'note:lost', runAt: shop().now });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await runDueJobs(context, [note])).toBe(0);
  });

  it('of several processes are each done by one of them', async () => {
    for (let index = 0; index < 30; index += 1) await add(String(index));
    const work = async (owner: string) => {
      while ((await runDueJobs(context, [note], owner)) > 0);
    };
    await Promise.all(['a', 'b', 'c'].map(work));
    expect(ran.toSorted()).toEqual(Array.from({ length: 30 }, (_, index) => String(index)).toSorted());
  });

  it('of a process that died are taken over when its lease is over, and its late word counts for nothing', async () => {
    await add('orphan');
    const claim = { kinds: ['note'], now: shop().now, owner: 'dead', leaseSeconds: 60, limit: 5 };
    expect(await claimJobs(shop().db, claim)).toHaveLength(1);
    expect(await runDueJobs(context, [note])).toBe(0);
    shop().advance(60_000);
    expect(await runDueJobs(context, [note])).toBe(1);
    expect(await rowOf('note:orphan')).toMatchObject({ attempts: 2 });
  });

  it('that fail are tried again later and later, and given up visibly in the end', async () => {
    await enqueue(shop().db, { kind: 'failing', key: 'failing', runAt: shop().now });
    await add('other');
    await runDueJobs(context, [failing, note]);
    expect(ran).toEqual(['other']);
    expect(await rowOf('failing')).toMatchObject({ attempts: 1, finishedAt: null, lastError: 'Error: not today' });
    expect(await runDueJobs(context, [failing])).toBe(0);
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      shop().advance(retryDelaySeconds(attempt) * 1000);
      expect(await runDueJobs(context, [failing])).toBe(1);
    }
    expect(await rowOf('failing')).toMatchObject({ attempts: MAX_ATTEMPTS, finishedAt: shop().now });
  });

  it('that recur have one row however many processes start, and are due again after a while', async () => {
    await Promise.all([1, 2, 3].map(() => ensureRecurring(context, [hourly, note])));
    expect(await shop().db.$count(jobs)).toBe(1);
    for (const expected of [1, 0]) expect(await runDueJobs(context, [hourly])).toBe(expected);
    shop().advance(3_600_000);
    await runDueJobs(context, [hourly]);
    expect(ran).toEqual(['hourly', 'hourly']);
  });

  it('of a kind this process does not know are left to others', async () => {
    await add('theirs');
    expect(await runDueJobs(context, [hourly])).toBe(0);
  });

  describe('the loop', () => {
    it('runs what is due and stops when asked', async () => {
      await add('looped');
      const done = Promise.withResolvers<void>();
      const loop = startJobs(context, [{ ...note, run: async () => done.resolve() }], 5);
      await done.promise;
      await loop.stop();
      await add('after the end');
      expect(await rowOf('note:after the end')).toMatchObject({ attempts: 0 });
    });
  });
});

it.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [20, 3600],
])('after try %i the next one comes in %i seconds', (attempts, seconds) => {
  expect(retryDelaySeconds(attempts)).toBe(seconds);
});
