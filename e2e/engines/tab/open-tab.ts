import { expect } from '@playwright/test';
import type { Driver } from '../drivers/driver.ts';
import { isTaught, teachFinding } from './find-in-page.ts';
import { described, type Target, toWire } from './target.ts';

/** A tab as a reader uses it. Everything waits until it can be done, or fails with the name of what is missing. */
export type Tab = {
  /** Opens a path of the shop. */
  open(path: string): Promise<void>;
  click(target: Target): Promise<void>;
  /** Replaces what a field holds. */
  fill(target: Target, text: string): Promise<void>;
  enter(): Promise<void>;
  back(): Promise<void>;
  sees(target: Target): Promise<void>;
  seesNot(target: Target): Promise<void>;
  /** Text of what is seen, once it matches. */
  reads(target: Target, pattern: RegExp): Promise<string>;
  /** Path and query, once they match. */
  isAt(pattern: RegExp): Promise<string>;
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  screenshot(): Promise<Buffer>;
  pdf(): Promise<Buffer | null>;
};

/** Two cores and several browsers: what is late is not wrong, what never comes is. */
const waiting = { timeout: 20_000 };

/** Answers what is to be pressed once it has not moved since the look before: a page that still grows moves its buttons. */
const standingStill = `const found = globalThis.__find(arguments[0])[0] ?? null;
found?.scrollIntoView({ block: 'center', behavior: 'instant' });
const { x, y, width } = found?.getBoundingClientRect() ?? {};
const before = globalThis.__looked;
globalThis.__looked = { found, at: [x, y, width].join() };
return before?.found === found && before?.at === globalThis.__looked.at ? found : null;`;
const emptied = `const field = globalThis.__find(arguments[0])[0]; if (!field) return false;
field.scrollIntoView({ block: 'center', behavior: 'instant' }); field.focus(); field.select?.(); return true;`;
const words = 'const found = globalThis.__find(arguments[0])[0]; return found ? found.innerText : null;';

export function openTab(driver: Driver, origin: string): Tab {
  /** A new page knows nothing of the test. */
  const taught = async (): Promise<void> => {
    if (!(await driver.run<boolean>(isTaught))) await driver.run(teachFinding);
  };
  const textOf = async (target: Target): Promise<string | null> => {
    await taught();
    return driver.run<string | null>(words, toWire(target));
  };
  /** A page may be replaced or drawn anew while it is looked at: asked again until the time is over. */
  const until = (what: string, check: () => Promise<void>) =>
    expect(check, what).toPass({ ...waiting, intervals: [100, 100, 250] });
  return {
    open: (path) => driver.goto(new URL(path, origin).href),
    click: (target) =>
      until(`click: ${described(target)}`, async () => {
        await taught();
        expect(await driver.press(standingStill, toWire(target)), 'is there and stands still').toBe(true);
      }),
    async fill(target, text) {
      await until(`fill: ${described(target)}`, async () => {
        await taught();
        expect(await driver.run<boolean>(emptied, toWire(target)), 'is there').toBe(true);
      });
      await driver.type(text);
    },
    enter: () => driver.enter(),
    back: () => driver.back(),
    sees: (target) =>
      until(`sees: ${described(target)}`, async () => expect(await textOf(target), 'is there').not.toBeNull()),
    seesNot: (target) =>
      until(`sees no longer: ${described(target)}`, async () => expect(await textOf(target), 'is gone').toBeNull()),
    async reads(target, pattern) {
      let read = '';
      await until(`reads: ${described(target)}`, async () => {
        read = (await textOf(target)) ?? '';
        expect(read).toMatch(pattern);
      });
      return read;
    },
    async isAt(pattern) {
      let at = '';
      await until('is at', async () => {
        const { pathname, search } = new URL(await driver.address());
        at = pathname + search;
        expect(at).toMatch(pattern);
      });
      return at;
    },
    run: (body, ...args) => driver.run(body, ...args),
    screenshot: () => driver.screenshot(),
    pdf: () => driver.pdf(),
  };
}
