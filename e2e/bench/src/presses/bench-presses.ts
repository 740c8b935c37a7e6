import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '@jishi/scripts/checkout';
import { ScriptError, say } from '@jishi/scripts/terminal';
import type { Browser } from '@playwright/test';
import { conditions, type ScreenName } from '../browser/conditions.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { keptFor } from '../page-set/kept-for.ts';
import { type MeasuredPage, pages } from '../page-set/page-set.ts';
import { writeReport } from '../report/write-report.ts';
import { openShop } from '../shop/open-shop.ts';
import type { Outcome } from './in-page.ts';
import { measurePress } from './measure-presses.ts';
import { type JudgedPress, type PressesResult, pressesReport } from './presses-report.ts';
import { randomNumbers } from './random-numbers.ts';

export type BenchPressesOptions = { runs: number; only: string | undefined; isDry: boolean; stop: AbortSignal };

/** What is pressed comes in the first so many milliseconds of a page. */
const WITHIN_MS = 5_000;
const SCREEN: ScreenName = 'phone';

/**
 * Presses something at a random moment of the first five seconds, `runs` times on each page, and compares what becomes of it with a late press. Written
 * after each page, which takes a quarter of an hour; pages that are not measured keep their presses.
 *
 * @throws ScriptError when `only` names no page
 */
export async function benchPresses({ runs, only, isDry, stop }: BenchPressesOptions): Promise<void> {
  const chosen = pages.filter(({ name }) => only === undefined || only.split(',').includes(name));
  if (chosen.length === 0) throw new ScriptError(`--only takes ${pages.map(({ name }) => name).join(', ')}.`);
  await using closing = new AsyncDisposableStack();
  const shop = closing.adopt(await openShop(stop), (opened) => opened.stop());
  const browser = closing.adopt(await openBrowser(), (opened) => opened.close());
  let result: PressesResult = { format: 1, conditions, pages: isDry ? {} : await pressedBefore() };
  for (const page of chosen) {
    const began = new Date().toISOString();
    const before = loadAverage();
    const presses = await pressOn(page, { browser, origin: shop.origin, runs, stop });
    const machine = describeMachine(browser.version());
    const pressed = { began, machine, loadAverages: [before, loadAverage()], presses };
    result = { ...result, pages: { ...result.pages, [page.name]: pressed } };
    await writeReport('presses', result, pressesReport(result), isDry);
  }
}

async function pressedBefore(): Promise<PressesResult['pages']> {
  const file = join(root, 'docs/benchmarks/presses.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(await readFile(file, 'utf8')) as PressesResult).pages;
}

type Stage = { browser: Browser; origin: string; runs: number; stop: AbortSignal };

async function pressOn(page: MeasuredPage, { browser, origin, runs, stop }: Stage): Promise<JudgedPress[]> {
  const random = randomNumbers(page.name);
  const url = origin + page.path;
  const late = new Map<string, Promise<Outcome | null>>();
  const kept = (await keptFor(page, origin)) ?? { storage: {}, cookies: {} };
  const outcomeWhenLate = (key: string): Promise<Outcome | null> => {
    const known =
      late.get(key) ??
      measurePress(browser, { url, screen: SCREEN, kept, at: 'late', which: key }).then(
        (press) => press?.outcome ?? null,
      );
    late.set(key, known);
    return known;
  };
  const judged: JudgedPress[] = [];
  while (judged.length < runs) {
    stop.throwIfAborted();
    const press = await measurePress(browser, { url, screen: SCREEN, kept, at: random() * WITHIN_MS, which: random() });
    if (!press) continue; // nothing was painted yet
    const wanted = await outcomeWhenLate(press.key);
    if (wanted === null) continue; // what was pressed is only there early, as the way past the frame
    const isLost = !isDeepStrictEqual(press.outcome, wanted);
    judged.push({ ...press, wanted, isLost });
    if (isLost) {
      const [is, late] = [press.outcome, wanted].map((outcome) => JSON.stringify(outcome));
      say('lost', `${page.name}: ${press.key} at ${Math.round(press.at)} ms: ${is}, late ${late}`);
    }
  }
  say('presses', `${page.name}: ${judged.length}, ${judged.filter(({ isLost }) => isLost).length} lost`);
  return judged;
}
