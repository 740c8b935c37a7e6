import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPostgresPrograms } from './postgres-cluster.ts';
import { type Outage, OutageTrial } from './trial.ts';

const ROUNDS = process.env['TEST_FULL'] === '1' ? 20 : 1;
const outages: readonly Outage[] = ['restart fast', 'connections ended', 'restart immediate'];
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1).flatMap((round) =>
  outages.map((outage) => ({ outage, round })),
);
const programs = findPostgresPrograms();

let trial: OutageTrial | null = null;
let folder = '';
beforeAll(async () => {
  if (!programs) return;
  folder = await mkdtemp(join(tmpdir(), 'jishi-outages-'));
  trial = await OutageTrial.start(programs, folder);
}, 120_000);
afterAll(async () => {
  await trial?.[Symbol.asyncDispose]();
  if (folder) await rm(folder, { recursive: true, force: true });
}, 60_000);

/** Here, because what only tests in a file of its own needs is said where it is missing. */
it('PostgreSQL can be started for the tests', () => {
  if (!programs) console.warn('LEFT OUT: restarts of PostgreSQL, whose programs (initdb, pg_ctl) are not installed');
  if (process.env['CI']) expect(programs).not.toBeNull();
});

if (programs) {
  it.each([...rounds, { outage: 'frozen' as const, round: 1 }])(
    'the api lives on, and sells again at once: $outage, round $round',
    async ({ outage }) => {
      const { orders, unseen } = await open().round(outage);
      expect(orders).toBeGreaterThan(0);
      expect(unseen).toBe(0);
    },
    120_000,
  );

  it('nothing that was acknowledged is lost, nothing is there twice', async () => {
    expect(await open().finish()).toEqual([]);
  }, 120_000);
}

function open(): OutageTrial {
  if (!trial) throw new Error('the trial has not begun');
  return trial;
}
