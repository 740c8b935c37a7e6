import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadCustomer } from '@jishi/backend/testing/load/calls';
import { runOpenLoop, type Shot } from '../api/load/open-loop.ts';
import { type Summary, summarise } from '../api/load/summary.ts';
import { call } from '../api/servers/http-client.ts';
import type { Api } from '../api/servers/start-api.ts';
import { hostilePng } from './hostile-png.ts';
import { watchMemory } from './peak-memory.ts';

/** How often an answer came with a status; 0: none came. */
type Statuses = Record<string, number>;

export type PictureAttack = {
  /** Signing in at a low steady rate, alone and while pictures are uploaded; milliseconds. */
  before: Summary;
  during: Summary;
  /** How many times as long the slowest hundredth takes meanwhile. */
  ratio: number;
  uploads: Statuses;
  /** Most resident memory in MiB during the uploads: the api, and the processes it started. */
  rss: { api: number; worker: number };
};

export type SignInCrowd = {
  statuses: Statuses;
  /** Milliseconds until the last of them was answered. */
  lastAfter: number;
};

/** Sides of pictures: within 40 million pixels but 317 MB decoded, and one that any shop would take (128 MB). */
export const PICTURE_SIDES = { hostile: 6300, large: 4000 } as const;

const UPLOADS_AT_ONCE = 12;
const WAVE_MS = 5000;
const RATE = 5;
const SECONDS = 20;

/** Signs in at a steady rate, then once more while twelve such pictures at a time are uploaded. */
export async function measurePictureAttack(
  api: Api,
  customers: readonly LoadCustomer[],
  side: number,
  stop: AbortSignal,
): Promise<PictureAttack> {
  const picture = await hostilePng(side);
  const before = summarise(await signInSteadily(api, customers, stop));
  const memory = watchMemory(api.pid);
  const uploads: Statuses = {};
  const over = new AbortController();
  const uploading = uploadInWaves(api, customers, picture, { uploads, over: over.signal });
  const during = summarise(await signInSteadily(api, customers, stop));
  over.abort();
  await uploading;
  const { own, children } = await memory.end();
  return { before, during, ratio: round(during.p99 / before.p99), uploads, rss: { api: own, worker: children } };
}

/** Many sign in at once. With `addresses` 1 all of them are behind one address, as in a company. */
export async function measureSignInCrowd(
  api: Api,
  customers: readonly LoadCustomer[],
  { people, addresses }: { people: number; addresses: number },
): Promise<SignInCrowd> {
  const statuses: Statuses = {};
  const start = performance.now();
  await Promise.all(
    Array.from({ length: people }, async (_, index) =>
      count(statuses, await signIn(api, customers[index % customers.length] as LoadCustomer, index % addresses)),
    ),
  );
  return { statuses, lastAfter: Math.round(performance.now() - start) };
}

/** Twelve at once, each of another customer; and again as soon as all are answered, but at most every so often. */
async function uploadInWaves(
  api: Api,
  customers: readonly LoadCustomer[],
  picture: Buffer,
  { uploads, over }: { uploads: Statuses; over: AbortSignal },
): Promise<void> {
  for (let first = 0; !over.aborted; first += UPLOADS_AT_ONCE) {
    const earliest = sleep(WAVE_MS);
    await Promise.all(
      Array.from({ length: UPLOADS_AT_ONCE }, async (_, index) => {
        const customer = customers[(first + index) % customers.length] as LoadCustomer;
        count(uploads, await upload(api, customer, picture));
      }),
    );
    await earliest;
  }
}

function signInSteadily(api: Api, customers: readonly LoadCustomer[], stop: AbortSignal): Promise<Shot[]> {
  const send = (index: number) => signIn(api, customers[index % customers.length] as LoadCustomer, 1000 + index);
  return runOpenLoop({ rate: RATE, seconds: SECONDS, send }, stop);
}

/** `from` stands for an address: the api believes this computer what it says about whom it asks for. */
async function signIn(api: Api, { cellphone, password }: LoadCustomer, from: number): Promise<number> {
  const headers = { ...api.headers, 'x-forwarded-for': `10.1.${Math.floor(from / 250)}.${1 + (from % 250)}` };
  return (await call(`${api.base}login`, { method: 'POST', headers, body: { cellphone, password } })).status;
}

async function upload(api: Api, { token }: LoadCustomer, picture: Buffer): Promise<number> {
  const body = new FormData();
  body.append('type', '1');
  body.append('size', '2097152');
  body.append('file', new Blob([new Uint8Array(picture)]), 'a.png');
  const headers = { ...api.headers, authorization: `Bearer ${token}` };
  try {
    const response = await fetch(`${api.base}uploadPictures`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

function count(statuses: Statuses, status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

const round = (value: number): number => Math.round(value * 100) / 100;
