import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestShop } from '../../serve-for-tests.ts';
import { findChromium } from '../chromium.ts';
import { runProgram } from '../run-program.ts';
import { ScriptError } from '../script-error.ts';
import type { OldSources } from './build-revision.ts';

/** What customers did then: to find, to fill a cart, to sign in, to pay. */
const journeys = ['journeys/buy-as-guest.spec.ts', 'journeys/buy-now.spec.ts'];

/** Runs journeys of older sources against a running shop. Returns the exit code. */
export async function runJourneys(shop: TestShop, { folder }: OldSources, stop: AbortSignal): Promise<number> {
  const e2e = join(folder, 'e2e');
  const there = journeys.filter((name) => existsSync(join(e2e, name)));
  if (there.length === 0) throw new ScriptError(`the old sources have none of ${journeys.join(', ')}`);
  const node = join(folder, 'node_modules/.bin/node');
  const { code } = await runProgram(node, ['node_modules/@playwright/test/cli.js', 'test', '--workers=1', ...there], {
    cwd: e2e,
    env: {
      ...process.env,
      CHROMIUM_PATH: await findChromium(),
      SHOP_ORIGIN: shop.origin,
      SHOP_API_ORIGIN: shop.apiOrigin,
      SHOP_TEST_DATA: shop.dataFolder,
    },
    signal: stop,
    onOutput: (text) => process.stdout.write(text),
  });
  return code;
}
