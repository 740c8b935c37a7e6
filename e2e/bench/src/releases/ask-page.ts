import { type Agent, get, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, zstdDecompress } from 'node:zlib';
import { releaseInPage } from './release-in-page.ts';

/** One page that was asked for; times are milliseconds of `performance.now()`. */
export type Page = {
  sent: number;
  /** Its last byte was there. */
  ended: number;
  /** The release it says it is of; 0 when it failed. */
  serial: number;
  /** Versions it was drawn by; `null` when it was not looked into. */
  versions: string[] | null;
  /** `null` for a whole page. */
  failure: Failure | null;
};

/** `late`: the shop is busy and says when to come again (503 with `Retry-After`). `broken`: anything else but a whole page. */
type Failure = { kind: 'late' | 'broken'; why: string };

type Received = {
  status: number;
  isLate: boolean;
  serial: number;
  encoding: string;
  bytes: Buffer;
  isWhole: boolean;
  ended: number;
};

const unzip = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress) };

/** Whose page it is: the connections to ask through, and the address the shop is told. */
export type Asker = { agent: Agent; address: string };

/** Asks for a page as a browser would, and never throws. `isRead`: looks into it too. */
export async function askPage(url: string, asker: Asker, isRead: boolean): Promise<Page> {
  const sent = performance.now();
  try {
    const { status, isLate, serial, encoding, bytes, isWhole, ended } = await receive(url, asker);
    if (status !== 200 || !isWhole) {
      const failure = failureOf(isLate && isWhole, `${url} answered ${status}, ${bytes.length} bytes`);
      return { sent, ended, serial: 0, versions: null, failure };
    }
    if (!isRead) return { sent, ended, serial, versions: null, failure: null };
    const html = (encoding === 'br' || encoding === 'zstd' ? await unzip[encoding](bytes) : bytes).toString('utf8');
    const failure = html.endsWith('</html>') ? null : failureOf(false, `${url} ended with ${html.slice(-40)}`);
    return { sent, ended, serial, versions: releaseInPage(html), failure };
  } catch (error) {
    const failure = failureOf(false, `${url}: ${error instanceof Error ? error.message : error}`);
    return { sent, ended: performance.now(), serial: 0, versions: null, failure };
  }
}

const failureOf = (isLate: boolean, why: string): Failure => ({ kind: isLate ? 'late' : 'broken', why });

function receive(url: string, { agent, address }: Asker): Promise<Received> {
  // A reader of Chinese: without the cookie a browser that says nothing is sent to English.
  const lang = url.endsWith('/en') ? 'en' : 'zh';
  const headers = {
    'accept-encoding': 'br, zstd',
    cookie: `jishi_pc_site_lang=${lang}`,
    'x-forwarded-for': address,
  };
  return new Promise((resolve, reject) => {
    const take = (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      answer.on('error', reject);
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          isLate: answer.statusCode === 503 && answer.headers['retry-after'] !== undefined,
          serial: Number(answer.headers['x-release'] ?? 0),
          encoding: answer.headers['content-encoding'] ?? '',
          bytes: Buffer.concat(chunks),
          isWhole: answer.complete,
          ended: performance.now(),
        }),
      );
    };
    get(url, { agent, headers }, take).on('error', reject);
  });
}
