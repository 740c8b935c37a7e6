import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@jishi/scripts/checkout';
import { ScriptError } from '@jishi/scripts/terminal';
import type { MeasuredPart } from '../api/bench-api.ts';
import { sources } from '../api/servers/sources.ts';
import { type LoadContext, withLoadShop } from '../api/servers/with-load-shop.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import { attacksReport } from './attacks-report.ts';
import { attackDatabase } from './outages.ts';
import { measurePageMisses } from './page-misses.ts';
import { measurePictureAttack, measureSignInCrowd, PICTURE_SIDES } from './pictures.ts';
import { attackRedis } from './redis.ts';
import { measureSlowBodies } from './slow-bodies.ts';
import { measureStreams } from './streams.ts';

/** Whose addresses count: those the bench makes up. */
const ATTACKED = { SHOP_TRUST_PROXY: 'loopback' } as const;

const attacks = {
  outages: attackDatabase,
  redis: attackRedis,
  streams: measureStreams,
  'slow-bodies': ({ stop }: LoadContext) => withShop(stop, (origin) => measureSlowBodies({ origin, stop })),
  pages: ({ stop }: LoadContext) => withShop(stop, (origin) => measurePageMisses({ origin, stop })),
  pictures: attackWithPictures,
} as const;
type AttackName = keyof typeof attacks;
const attackNames = Object.keys(attacks) as AttackName[];

export type MeasuredAttacks = { [Name in AttackName]?: MeasuredPart<Awaited<ReturnType<(typeof attacks)[Name]>>> };

/** What `docs/benchmarks/attacks.json` holds; `before`: of older sources, by the same attacks. */
export type AttacksResult = { format: 1; before: MeasuredAttacks; now: MeasuredAttacks };

export type BenchAttacksOptions = { isDry: boolean; stop: AbortSignal; only?: string | undefined };

/**
 * Attacks servers of its own on this computer, one kind after the other, and writes after each. `BENCH_SOURCES` in the environment names
 * a checkout whose api and web are attacked instead; what is measured there counts as before.
 *
 * @throws ScriptError when `only` names no attack
 */
export async function benchAttacks({ isDry, stop, only }: BenchAttacksOptions): Promise<void> {
  const names = only === undefined ? attackNames : attackNames.filter((name) => only.split(',').includes(name));
  if (names.length === 0) throw new ScriptError(`--only takes ${attackNames.join(', ')}.`);
  const when = process.env['BENCH_SOURCES'] ? 'before' : 'now';
  let result: AttacksResult = await measuredBefore();
  for (const name of names) {
    result = { ...result, [when]: { ...result[when], [name]: await measure(name, stop) } };
    await writeReport('attacks', result, attacksReport(result), isDry);
  }
}

async function measure(name: AttackName, stop: AbortSignal): Promise<MeasuredPart<unknown>> {
  const began = new Date().toISOString();
  const before = loadAverage();
  const result = await attacks[name]({ stop });
  return { began, machine: describeMachine('none', sources), loadAverages: [before, loadAverage()], result };
}

async function measuredBefore(): Promise<AttacksResult> {
  try {
    return JSON.parse(await readFile(join(root, 'docs/benchmarks/attacks.json'), 'utf8')) as AttacksResult;
  } catch {
    return { format: 1, before: {}, now: {} }; // nothing was measured yet
  }
}

async function withShop<T>(stop: AbortSignal, work: (origin: string) => Promise<T>): Promise<T> {
  const shop = await openShop(stop, ATTACKED);
  return work(shop.origin).finally(() => shop.stop());
}

/** Uploads of two sizes beside sign-ins, then a crowd that signs in. */
function attackWithPictures({ stop }: LoadContext) {
  const plan = { engine: 'postgres', goods: 100, customers: 130 } as const;
  return withLoadShop({ stop }, plan, async ({ customers, startApi }) => {
    const api = await startApi();
    return {
      hostile: await measurePictureAttack(api, customers, PICTURE_SIDES.hostile, stop),
      large: await measurePictureAttack(api, customers, PICTURE_SIDES.large, stop),
      crowd: await measureSignInCrowd(api, customers, { people: 130, addresses: 1 }),
      crowdOfMany: await measureSignInCrowd(api, customers, { people: 130, addresses: 130 }),
    };
  });
}
