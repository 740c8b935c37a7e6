import { Agent, get, type IncomingMessage } from 'node:http';
import { demoCustomer, signIn, tokenCookies } from '@jishi/e2e/api';
import { median, quantile } from '../statistics.ts';

/** Times of one kind of reader, in milliseconds. */
export type ServerTime = {
  reader: string;
  requests: number;
  /** Making the page, by the server's own clock (`Server-Timing`), median. */
  render: number;
  firstByte: { median: number; p95: number };
  lastByte: { median: number; p95: number };
  /** How web came by the pages (`cache` of `Server-Timing`): hit, miss, pass … */
  cache: string[];
};

type Answer = { render: number; cache: string; firstByte: number; lastByte: number };

const WARM_UP = 20;
const REQUESTS = 100;

/** Time of the warm server for its home page, one request after the other. */
export async function measureServerTimes(shop: string, yardstick: string): Promise<ServerTime[]> {
  const tokens = await signIn(demoCustomer, shop);
  const cookie = tokenCookies(tokens)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  return [
    await measureReader('visitor, page in the cache', () => ask(`${shop}/`)),
    // A host nobody asked for before: the same page under an address of its own.
    await measureReader('visitor, page not in the cache', (index) =>
      ask(`${shop}/`, { host: `bench-${Date.now()}-${index}.example` }),
    ),
    await measureReader('signed-in customer', () => ask(`${shop}/`, { cookie })),
    await measureReader('yardstick, page in the cache', () => ask(`${yardstick}/`)),
  ];
}

async function measureReader(reader: string, request: (index: number) => Promise<Answer>): Promise<ServerTime> {
  const answers: Answer[] = [];
  for (let index = -WARM_UP; index < REQUESTS; index += 1) {
    const response = await request(index);
    if (index >= 0) answers.push(response);
  }
  const spread = (values: number[]) => ({ median: median(values), p95: quantile(values, 0.95) });
  return {
    reader,
    requests: answers.length,
    render: median(answers.map(({ render }) => render)),
    firstByte: spread(answers.map(({ firstByte }) => firstByte)),
    lastByte: spread(answers.map(({ lastByte }) => lastByte)),
    cache: [...new Set(answers.map(({ cache }) => cache))],
  };
}

const agent = new Agent({ keepAlive: true });

function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) => {
      let firstByte = Number.NaN;
      answer.on('error', reject);
      answer.on('data', () => {
        if (Number.isNaN(firstByte)) firstByte = performance.now() - began;
      });
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
        resolve({ ...serverTiming(answer), firstByte, lastByte: performance.now() - began });
      });
    };
    get(url, { agent, headers: { 'accept-encoding': 'br', 'accept-language': 'zh-CN', ...headers } }, read).on(
      'error',
      reject,
    );
  });
}

function serverTiming({ headers }: IncomingMessage): Pick<Answer, 'render' | 'cache'> {
  const timing = String(headers['server-timing'] ?? '');
  return {
    render: Number(/render;dur=([\d.]+)/.exec(timing)?.[1] ?? Number.NaN),
    cache: /cache;desc=([\w-]+)/.exec(timing)?.[1] ?? 'unknown',
  };
}
