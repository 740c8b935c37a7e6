import { type Agent, get, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { releaseInPage } from '../releases/release-in-page.ts';

const unzip = promisify(brotliDecompress);

/** A page as a visitor with this cookie gets it. */
export type Answer = {
  status: number;
  /** The release its header names. */
  release: string;
  /** Versions it was drawn by. */
  versions: string[];
  setCookie: string[];
};

/** Visitors are many: one of a network that is kept for measurements (RFC 2544), which the shop is told to believe. */
const addressOf = (count: number): string => `198.18.${count % 250}.${Math.floor(count / 250) % 250}`;

let count = Math.floor(Math.random() * 1e6);

/** Asks for a page under a host nobody asked for before, so that it is in no cache of pages. `cookie`: of the rollout. */
export function askAs(url: string, cookie: string | null, agent: Agent): Promise<Answer> {
  count += 1;
  const headers = {
    host: `bench-${count}.example`,
    'accept-encoding': 'br',
    'x-forwarded-for': addressOf(count),
    cookie: ['jishi_pc_site_lang=zh', ...(cookie === null ? [] : [cookie])].join('; '),
  };
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      answer.on('error', reject);
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => answerOf(answer, Buffer.concat(chunks)).then(resolve, reject));
    };
    get(url, { agent, headers }, read).on('error', reject);
  });
}

async function answerOf({ statusCode = 0, headers }: IncomingMessage, bytes: Buffer): Promise<Answer> {
  const html = (headers['content-encoding'] === 'br' ? await unzip(bytes) : bytes).toString('utf8');
  return {
    status: html.endsWith('</html>') ? statusCode : 0,
    release: String(headers['x-release'] ?? ''),
    versions: releaseInPage(html),
    setCookie: headers['set-cookie'] ?? [],
  };
}
