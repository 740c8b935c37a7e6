import { tokenCookies } from '@jishi/e2e/api';
import { tokensOf } from '@jishi/e2e/signed-in';
import type { Kept, MeasuredPage } from './page-set.ts';

/** What the browser of somebody who opens a page has kept: their cart, or that they are signed in. */
export async function keptFor({ kept, isOwn }: MeasuredPage, origin: string): Promise<Kept | undefined> {
  if (!isOwn) return kept;
  const cookies = tokenCookies(await tokensOf(origin)).map(({ name, value }) => [name, value]);
  return { storage: {}, cookies: Object.fromEntries(cookies) };
}
