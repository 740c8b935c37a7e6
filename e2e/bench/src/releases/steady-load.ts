import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { releaseInPage } from './release-in-page.ts';

/** Pages the cache of visitors answers, and pages that are made for the request. */
export type ReaderKind = 'cached' | 'uncached';

/** One page that was asked for; times are milliseconds of `performance.now()`. */
export type Answer = {
  kind: ReaderKind;
  sent: number;
  /** Its last byte was there. */
  ended: number;
  /** The release it says it is of. */
  serial: number;
  /** Versions it was drawn by. */
  versions: string[];
  /** Why it counts as failed; `null` for a whole page. */
  failure: string | null;
};

export type SteadyLoad = { answers: Answer[]; stop(): Promise<void> };

/** Requests per second. */
export type Rates = Record<ReaderKind, number>;

const STEP_MS = 25;
const PRODUCT = '1029';
const unzip = promisify(brotliDecompress);

/**
 * Asks for pages so many times a second, whether the answers before have come or not, as many visitors would: for the home
 * page in both languages, and for a product under an address nobody had before.
 */
export function startLoad(origin: string, rates: Rates): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const answers: Answer[] = [];
  const open = new Set<Promise<void>>();
  const ending = new AbortController();
  const began = performance.now();
  const counts = { cached: 0, uncached: 0 };

  const ask = (kind: ReaderKind): void => {
    const count = counts[kind]++;
    const path =
      kind === 'cached' ? ['/', '/en'][count % 2] : `/product/detail/${PRODUCT}?bench=${began.toFixed(0)}-${count}`;
    const request = askOnce(origin + path, kind, agent).then((answer) => {
      answers.push(answer);
      open.delete(request);
    });
    open.add(request);
  };
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const seconds = (performance.now() - began) / 1000;
      for (const kind of ['uncached', 'cached'] as const) {
        while (counts[kind] < seconds * rates[kind]) ask(kind);
      }
      await sleep(STEP_MS);
    }
  };
  const running = run();

  return {
    answers,
    async stop() {
      ending.abort();
      await running;
      await Promise.all(open);
      agent.destroy();
    },
  };
}

async function askOnce(url: string, kind: ReaderKind, agent: Agent): Promise<Answer> {
  const sent = performance.now();
  const failed = (failure: string): Answer => ({
    kind,
    sent,
    ended: performance.now(),
    serial: 0,
    versions: [],
    failure,
  });
  try {
    const { status, serial, body } = await read(url, agent);
    const ended = performance.now();
    const html = body.toString('utf8');
    const isWhole = status === 200 && html.endsWith('</html>');
    const failure = isWhole ? null : `${url} answered ${status}, ${html.length} letters`;
    return { kind, sent, ended, serial, versions: releaseInPage(html), failure };
  } catch (error) {
    return failed(`${url}: ${error instanceof Error ? error.message : error}`);
  }
}

function read(url: string, agent: Agent): Promise<{ status: number; serial: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const receive = (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      answer.on('error', reject);
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer;
        const bytes = Buffer.concat(chunks);
        const body = headers['content-encoding'] === 'br' ? unzip(bytes) : Promise.resolve(bytes);
        body.then((plain) => resolve({ status, serial: Number(headers['x-release'] ?? 0), body: plain }), reject);
      });
    };
    const headers = { 'accept-encoding': 'br', cookie: 'jishi_pc_site_lang=zh' };
    get(url, { agent, headers: url.endsWith('/en') ? { 'accept-encoding': 'br' } : headers }, receive).on(
      'error',
      reject,
    );
  });
}
