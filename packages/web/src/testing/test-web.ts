import type { AddressInfo } from 'node:net';
import { buildWeb, type Limits, readConfig, type Web } from '../app.ts';
import { type FixtureRegistry, fixtureRegistry } from './fixture-registry.ts';

export type TestWeb = AsyncDisposable & {
  web: Web;
  fixture: FixtureRegistry;
  /** `http://127.0.0.1:<port>` */
  origin: string;
  log: Record<string, unknown>[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Waits until a condition holds; fails with its name when it does not. */
  until(what: string, holds: () => boolean): Promise<void>;
};

type TestWebOptions = {
  limits?: Partial<Limits>;
  env?: Record<string, string>;
  /** Data of a shop that was stopped; it stays when this one is stopped too. */
  data?: FixtureRegistry;
  /** Version of the first release; `null` for none. */
  version?: string | null;
  /** Changes the registry before the server looks at it. */
  before?: (fixture: FixtureRegistry) => Promise<void>;
};

const quick: Partial<Limits> = {
  pollEvery: 20,
  pingEvery: 20,
  pingLostAfter: 1_000,
  rebootPause: 20,
  retryRefusedAfter: 30,
  stopWithin: 500,
};

/** A listening web server on a registry with one release of the fake shell. */
export async function startTestWeb({
  limits,
  env,
  data,
  version = '1.0.0',
  before,
}: TestWebOptions = {}): Promise<TestWeb> {
  const fixture = data ?? (await fixtureRegistry());
  if (version !== null && !data) await fixture.release(version);
  await before?.(fixture);
  const log: Record<string, unknown>[] = [];
  const config = readConfig({
    SHOP_DATA: fixture.dataFolder,
    SHOP_DEMO: '1',
    SHOP_API_PORT: '9',
    SHOP_RENDER_THREADS: '1',
    ...env,
  });
  const logStream = { write: (line: string) => void log.push(JSON.parse(line)) };
  const web = await buildWeb({ config, limits: { ...quick, ...limits }, logStream });
  await web.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(web.app.server.address() as AddressInfo).port}`;
  return {
    web,
    fixture,
    origin,
    log,
    get: (path, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' }),
    until,
    async [Symbol.asyncDispose]() {
      await web.stop();
      if (!data) await fixture[Symbol.asyncDispose]();
    },
  };
}

async function until(what: string, holds: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
