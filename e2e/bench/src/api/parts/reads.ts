import { readFile } from 'node:fs/promises';
import { root } from '@jishi/scripts/checkout';
import { say } from '@jishi/scripts/terminal';
import { describeMachine } from '../../machine.ts';
import { sendAll, type Wanted } from '../load/lanes.ts';
import { type Summary, summarise } from '../load/summary.ts';
import { repeatableRandom, zipf } from '../load/zipf.ts';
import { sources } from '../servers/sources.ts';
import type { Api } from '../servers/start-api.ts';
import { type LoadContext, type LoadStage, withLoadShop } from '../servers/with-load-shop.ts';
import { type CatalogueUrl, catalogueUrls } from './catalogue-urls.ts';

/** So many requests at once. `processor`: microseconds of the api for an answer. */
export type Reading = { perSecond: number; processor: number; answers: Summary };
/** What one revision answered, round by round. */
export type RevisionReads = { revision: string; readings: Record<ReadKind, Reading[]> };
export type ReadsResult = { goods: number; urls: number; atOnce: number; rounds: number; revisions: RevisionReads[] };

export const readKinds = ['kept', 'product', 'page', 'filter'] as const;
export type ReadKind = (typeof readKinds)[number];

type Source = {
  stage: LoadStage;
  api: Api;
  urls: CatalogueUrl[];
  products: string[];
  /** Requests so far. */
  asked: Record<ReadKind, number>;
  result: RevisionReads;
};

const GOODS = 10_000;
const URLS = 1_000;
const AT_ONCE = 64;
const ROUNDS = 3;
const WARM_UP_ROUNDS = 1;
const CHANGE_EVERY_MS = 100;
const POPULAR = 100;
/** Of the largest size, there are so many in the catalogue. */
const PAGES = 200;
/** Requests of a round. */
const COUNTS: Readonly<Record<ReadKind, number>> = { kept: 30_000, product: 2_500, page: 1_500, filter: 300 };

/** How many lists and products one process reads in a second, beside the checkout `BENCH_SOURCES` names when it is another one. */
export async function measureReads({ stop }: LoadContext): Promise<ReadsResult> {
  const revisions = await withSources([...new Set([sources, root])], stop, async (all) => {
    for (let round = 1 - WARM_UP_ROUNDS; round <= ROUNDS; round += 1) {
      for (const kind of readKinds) for (const one of all) await read(one, kind, round, stop);
    }
    return all.map(({ result }) => result);
  });
  return { goods: GOODS, urls: URLS, atOnce: AT_ONCE, rounds: ROUNDS, revisions };
}

/** Starts a process of each checkout on a database of its own, as long as the work lasts. */
async function withSources<T>(
  checkouts: readonly string[],
  stop: AbortSignal,
  work: (all: Source[]) => Promise<T>,
  open: readonly Source[] = [],
): Promise<T> {
  const [checkout, ...others] = checkouts;
  if (checkout === undefined) return work([...open]);
  return withLoadShop({ stop }, { engine: 'postgres', goods: GOODS, customers: 0 }, async (stage) => {
    const api = await stage.startApi({ env: { SHOP_TRUST_PROXY: 'loopback' }, checkout });
    const urls = await catalogueUrls(api, URLS);
    const products = (await catalogueUrls(api, GOODS)).flatMap(({ path, goodId }) => (goodId === null ? [] : [path]));
    const { revision } = describeMachine('none', checkout);
    const readings = Object.fromEntries(readKinds.map((kind) => [kind, [] as Reading[]])) as RevisionReads['readings'];
    const asked = { kept: 0, product: 0, page: 0, filter: 0 };
    const one: Source = { stage, api, urls, products, asked, result: { revision, readings } };
    return await withSources(others, stop, work, [...open, one]);
  });
}

async function read(source: Source, kind: ReadKind, round: number, stop: AbortSignal): Promise<void> {
  stop.throwIfAborted();
  const { stage, api, urls, result } = source;
  const endChanges = kind === 'kept' ? changePrices(stage, urls) : () => {};
  const wanted = pathsOf(source, kind, round).map((path, index) => requestOf(api, path, index));
  const before = await processorTime(api.pid);
  const { shots, seconds } = await sendAll(wanted, AT_ONCE);
  const processor = ((await processorTime(api.pid)) - before) / shots.length;
  endChanges();
  const reading = { perSecond: shots.length / seconds, processor, answers: summarise(shots) };
  say(
    'reads',
    `${result.revision}, ${kind}: ${reading.perSecond.toFixed(0)} a second, p99 ${reading.answers.p99} ms, ${processor.toFixed(0)} µs`,
  );
  if (round > 0) result.readings[kind].push(reading);
}

function pathsOf({ urls, products, asked }: Source, kind: ReadKind, round: number): string[] {
  const drawn = zipf(urls.length, repeatableRandom(round + 100));
  return Array.from({ length: COUNTS[kind] }, () => {
    const index = asked[kind];
    asked[kind] += 1;
    if (kind === 'kept') return urls[drawn()]?.path ?? '';
    if (kind === 'product') return products[index % products.length] ?? '';
    // The shop's own list in pages of all sizes, then one that nobody else narrows in the same way.
    if (kind === 'page') return `good?limit=${10 + (Math.floor(index / PAGES) % 40)}&page=${1 + (index % PAGES)}`;
    return `good?limit=20&price_max=${(1e6 + index / 100).toFixed(2)}`;
  });
}

/** As a browser asks for it through web; a page for every visitor costs less, as no limit counts it. */
function requestOf({ base, headers }: Api, path: string, index: number): Wanted {
  const { origin, pathname } = new URL(base);
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const ofVisitor = { 'accept-encoding': 'gzip, deflate, br', lang: 'zh', 'x-forwarded-for': address };
  return { origin, path: pathname + path, headers: { ...headers, ...ofVisitor }, body: null };
}

/** New prices of popular products, again and again; `list.ts` watches how soon they are shown. */
function changePrices({ shop }: LoadStage, urls: readonly CatalogueUrl[]): () => void {
  const goods = urls.flatMap(({ goodId }) => goodId ?? []).slice(0, POPULAR);
  let price = 100_000;
  const timer = setInterval(() => {
    price += 1;
    void shop.setPrice({ goodId: goods[price % goods.length] ?? 0, price });
  }, CHANGE_EVERY_MS);
  return () => clearInterval(timer);
}

const MICROSECONDS_PER_TICK = 10_000;

/** Microseconds of processor a process has used so far. */
async function processorTime(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
}
