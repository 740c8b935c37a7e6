import { type Agent, get, type IncomingMessage } from 'node:http';

/** Visitors are many: one of a network that is kept for measurements (RFC 2544), which the shop is told to believe. */
const addressOf = (count: number): string => `198.18.${count % 250}.${Math.floor(count / 250) % 250}`;

let count = Math.floor(Math.random() * 1e6);

/**
 * Asks for a page under a host nobody asked for before, so that it is in no cache of pages.
 *
 * @returns milliseconds until its last byte; `null` when it failed
 */
export function askUnseen(url: string, agent: Agent): Promise<number | null> {
  const began = performance.now();
  count += 1;
  const headers = {
    host: `bench-${count}.example`,
    'accept-encoding': 'br',
    'x-forwarded-for': addressOf(count),
    cookie: 'jishi_pc_site_lang=zh',
  };
  return new Promise((resolve) => {
    const read = (answer: IncomingMessage) => {
      answer.on('error', () => resolve(null));
      answer.on('end', () => resolve(answer.statusCode === 200 ? performance.now() - began : null));
      answer.resume();
    };
    get(url, { agent, headers }, read).on('error', () => resolve(null));
  });
}
