import { serveForTests } from '@jishi/scripts/shop';
import { say } from '@jishi/scripts/terminal';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../browser/open-browser.ts';
import type { Transfer } from '../browser/transfers.ts';
import { describeMachine } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { waitUntilCompressed } from '../shop/wait-until-compressed.ts';
import { type Change, changes } from './changes.ts';
import { releaseChange, takeBack } from './next-version.ts';
import { type ReturningResult, returningReport, type Visit } from './returning-report.ts';
import { visitHome } from './visit.ts';

export type BenchReturningOptions = { isDry: boolean; stop: AbortSignal };

/** Measures what somebody downloads who comes back after a new version. */
export async function benchReturning({ isDry, stop }: BenchReturningOptions): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await serveForTests({}, stop), (opened) => opened.stop());
  const open = async (without: readonly string[]) =>
    closing.adopt(await openBrowser(without), (opened) => opened.close());
  const browsers: Browsers = { plain: await open(dictionaries), withDictionaries: await open([]) };
  const began = new Date().toISOString();
  await waitUntilCompressed(shop.dataFolder, stop);
  const visits: Visit[] = [];
  for (const [at, change] of changes.entries()) {
    say('version', change.what);
    visits.push(await measure(shop, browsers, { change, version: `9.0.${at + 1}`, stop }));
  }
  const result: ReturningResult = { format: 1, began, machine: describeMachine(browsers.plain.version()), visits };
  await writeReport('returning', result, returningReport(result), isDry);
}

type Browsers = { plain: Browser; withDictionaries: Browser };
type Version = { change: Change; version: string; stop: AbortSignal };

async function measure(
  shop: Awaited<ReturnType<typeof serveForTests>>,
  browsers: Browsers,
  { change, version, stop }: Version,
): Promise<Visit> {
  await using closing = new AsyncDisposableStack();
  const open = async (browser: Browser) =>
    closing.adopt(await browser.newContext({ locale: 'zh-CN' }), (context) => context.close());
  const [plain, withDictionaries] = [await open(browsers.plain), await open(browsers.withDictionaries)];
  // Built the same way, or the bundler's names of modules would differ.
  await releaseChange(shop, { ...change, to: change.from }, `${version}-before`);
  const first = partFiles(await visitHome(plain, shop.origin));
  await visitHome(withDictionaries, shop.origin);
  await releaseChange(shop, change, version);
  await waitUntilCompressed(shop.dataFolder, stop);
  const whole = partFiles(await visitHome(plain, shop.origin));
  const differences = partFiles(await visitHome(withDictionaries, shop.origin));
  await takeBack(shop);
  return { what: change.what, first, whole, differences };
}

/** What a browser lacks that has no shared dictionaries. */
const dictionaries = ['CompressionDictionaryTransport', 'CompressionDictionaryTransportBackend'];

const partFiles = (transfers: readonly Transfer[]): Visit['first'] =>
  transfers.filter(({ url }) => url.includes('/remotes/')).map(({ url, bytes }) => ({ file: nameOf(url), bytes }));

/** `mf-catalog/expose-home.js`: without the folder between. */
const nameOf = (url: string): string => new URL(url).pathname.replace(/^\/remotes\/([^/]+)\/[^/]+/, '$1');
