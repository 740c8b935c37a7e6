import { setTimeout as sleep } from 'node:timers/promises';

export type Cookie = { name: string; value: string };

/** Opens home for the first time: the id a rollout gives; `null`: none runs any more. */
export async function visitorCookie(origin: string): Promise<Cookie | null> {
  const first = await fetch(origin);
  await first.text();
  const line = first.headers.getSetCookie().find((cookie) => cookie.includes('jishi_rollout'));
  const [name, value] = line?.split(';')[0]?.split('=') ?? [];
  return name && value ? { name, value } : null;
}

/** Whether a page of this visitor is the candidate's. */
async function hasCandidate(origin: string, { name, value }: Cookie): Promise<boolean> {
  const answer = await fetch(origin, { headers: { cookie: `${name}=${value}` } });
  await answer.text();
  return answer.headers.get('x-release')?.endsWith('-candidate') ?? false;
}

const EVERY_MS = 200;

/** Asks for home as somebody who has the candidate, until it is theirs no more. @returns when it was theirs last, as `Date.now()` */
export async function watchCandidate(origin: string, stop: AbortSignal): Promise<number> {
  let cookie: Cookie | null = null;
  while (!cookie || !(await hasCandidate(origin, cookie))) cookie = await visitorCookie(origin);
  let last = Date.now();
  while (await hasCandidate(origin, cookie)) {
    last = Date.now();
    await sleep(EVERY_MS, undefined, { signal: stop });
  }
  return last;
}
