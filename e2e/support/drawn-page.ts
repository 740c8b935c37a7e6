import { setTimeout as sleep } from 'node:timers/promises';
import { tokenCookies } from './api.ts';
import { tokensOf } from './signed-in.ts';

/** A page as it is asked for: by a visitor, or by the demo customer. */
export type AskedPage = { path: string; isSignedIn?: boolean };

/** A block that came late is revealed by a script. */
const isStreamed = (html: string): boolean => html.includes('$RC(');

/** How often a page is asked for until it has come in one piece. */
const ATTEMPTS = 120;
const PAUSE_MS = 250;

/** The HTML of a page as the server has it for most readers: without blocks that came late. */
export async function drawnPage(origin: string, { path, isSignedIn = false }: AskedPage): Promise<string> {
  const cookie = isSignedIn ? await cookieOf(origin) : '';
  let html = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await fetch(origin + path, { headers: { cookie, 'accept-language': 'zh-CN' } });
    html = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    if (!isStreamed(html)) return html;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${path} never came in one piece`);
}

const cookieOf = async (origin: string): Promise<string> =>
  tokenCookies(await tokensOf(origin))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
