import { readFile } from 'node:fs/promises';
import { say } from '@jishi/scripts/terminal';
import { runOpenLoop } from '../load/open-loop.ts';
import { type Summary, summarise } from '../load/summary.ts';
import type { Api } from '../servers/start-api.ts';
import { type LoadContext, type LoadPlan, type LoadStage, withLoadShop } from '../servers/with-load-shop.ts';

/** What one size of the shop came to, with one process of the api. */
export type Grown = {
  size: number;
  /** Milliseconds until the process answers. */
  start: number;
  /** Megabytes it holds after everything was asked for. */
  memory: number;
  answers: { kind: string; times: Summary }[];
};
/** `of`: what there is more and more of. */
export type GrowthResult = { of: 'goods' | 'orders'; rate: number; seconds: number; sizes: Grown[] };

/** Requests of one kind, by number: none is sent twice. Answers its status. */
export type Asked = { kind: string; send(index: number): Promise<number> };

type Growing = {
  of: GrowthResult['of'];
  sizes: readonly number[];
  plan(size: number): Omit<LoadPlan, 'engine'>;
  /** What is asked of each size, `count` times each. */
  asked(api: Api, stage: LoadStage, count: number): Promise<Asked[]>;
};

const RATE = 20;
const SECONDS = 8;
const WARM_UP_SECONDS = 3;

/** The same requests at a fixed rate over shops of different sizes: how each figure grows. */
export async function measureSizes(context: LoadContext, growing: Growing): Promise<GrowthResult> {
  const sizes: Grown[] = [];
  for (const size of growing.sizes) sizes.push(await measureSize(context, growing, size));
  return { of: growing.of, rate: RATE, seconds: SECONDS, sizes };
}

function measureSize(context: LoadContext, { of, plan, asked }: Growing, size: number): Promise<Grown> {
  return withLoadShop(context, { engine: 'postgres', ...plan(size) }, async (stage) => {
    const began = performance.now();
    const api = await stage.startApi();
    const start = Math.round(performance.now() - began);
    const answers: Grown['answers'] = [];
    for (const { kind, send } of await asked(api, stage, RATE * (SECONDS + WARM_UP_SECONDS))) {
      say('growth', `${size} ${of}, ${kind}`);
      await runOpenLoop({ rate: RATE, seconds: WARM_UP_SECONDS, send }, context.stop);
      const later = (index: number) => send(RATE * WARM_UP_SECONDS + index);
      answers.push({
        kind,
        times: summarise(await runOpenLoop({ rate: RATE, seconds: SECONDS, send: later }, context.stop)),
      });
    }
    return { size, start, memory: await residentMegabytes(api.pid), answers };
  });
}

/** Sizes that a setting of the environment names, comma-separated, or the usual ones. */
export function wantedSizes(setting: string, usual: readonly number[]): readonly number[] {
  const named = process.env[setting]?.split(',').map(Number) ?? [];
  return named.length > 0 ? named : usual;
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}
