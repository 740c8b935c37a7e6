import type { Driver, Opening } from './driver.ts';
import { ELEMENT, type ELEMENT as Element, ENTER, newSession, type WebDriverSession } from './webdriver.ts';
import { startPrograms } from './webkit-programs.ts';

export type WebKitPaths = { driver: string; browser: string; display: string };

type Reference = Record<typeof Element, string>;

/** WebKitGTK's own small browser over W3C WebDriver, in a display nobody sees: all of it new for each test. */
export async function openWebKit(paths: WebKitPaths, opening: Opening): Promise<Driver> {
  const programs = await startPrograms(paths, opening);
  try {
    const session = await newSession(programs.origin, {
      'webkitgtk:browserOptions': { binary: paths.browser, args: browserArgs(opening) },
    });
    await openWindow(session, opening);
    return driverOf(session, programs.stop);
  } catch (error) {
    await programs.stop();
    throw error;
  }
}

const browserArgs = ({ scripts }: Opening): string[] => [
  '--automation',
  '--javascript-can-open-windows-automatically=true',
  `--enable-javascript=${scripts}`,
];

/** A window without a toolbar: one with it is never as narrow as a phone. */
async function openWindow({ call }: WebDriverSession, { width, height }: Opening): Promise<void> {
  const first = await call<string>('GET', '/window');
  const script = `open('about:blank', '_blank', 'popup,width=${width},height=${height}')`;
  await call('POST', '/execute/sync', { script, args: [] });
  const handles = await call<string[]>('GET', '/window/handles');
  const handle = handles.find((each) => each !== first);
  if (handle === undefined) throw new Error('WebKit opened no second window');
  await call('POST', '/window', { handle });
  await call('POST', '/window/rect', { x: 0, y: 0, width, height });
}

function driverOf({ call, version }: WebDriverSession, stop: () => Promise<void>): Driver {
  const run = <T>(script: string, args: unknown[]) => call<T>('POST', '/execute/sync', { script, args });
  return {
    goto: (url) => call('POST', '/url', { url }),
    address: () => call('GET', '/url'),
    run: (body, ...args) => run(body, args),
    async press(body, ...args) {
      const found = await run<Reference | null>(body, args);
      if (found) await call('POST', `/element/${found[ELEMENT]}/click`, {});
      return found !== null;
    },
    async type(text) {
      const active = await call<Reference>('GET', '/element/active');
      await call('POST', `/element/${active[ELEMENT]}/value`, { text });
    },
    async enter() {
      const active = await call<Reference>('GET', '/element/active');
      await call('POST', `/element/${active[ELEMENT]}/value`, { text: ENTER });
    },
    back: () => call('POST', '/back', {}),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    pdf: async () => null,
    version: async () => version,
    async close() {
      await call('DELETE', '').catch(() => undefined); // a browser that is gone needs no farewell
      await stop();
    },
  };
}
