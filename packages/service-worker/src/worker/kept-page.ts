import { KEPT_AT, type Keeping, OFFLINE_HEADER } from '../protocol.ts';

/** Headers of the worker's own in a page it keeps. */
const AT = 'x-kept-at';
const TITLE = 'x-kept-title';

/** A page as it is kept. */
export type KeptPage = { url: string; keeping: Keeping; title: string; at: number; release: string | null };

const keepings: readonly (string | null)[] = ['shared', 'own'] satisfies Keeping[];

/** Whether web says that a page may be kept. */
export const mayKeep = ({ status, headers }: Response): boolean =>
  status === 200 && keepings.includes(headers.get(OFFLINE_HEADER));

/** Say nothing of a copy: how it was sent, who else may have it, and how quickly it was made. */
const gone = ['content-encoding', 'content-length', 'vary', 'server-timing'];

/** The copy of a page that is put away, with its title and the time it came. */
export async function toKept(response: Response, now: number): Promise<Response> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of gone) headers.delete(name);
  headers.set(AT, String(now));
  headers.set(TITLE, encodeURIComponent(titleOf(html)));
  return new Response(html, { status: response.status, headers });
}

/** A kept page as it is shown: it says of itself that it was kept. */
export async function toShown(kept: Response): Promise<Response> {
  const { at } = factsOf('', kept);
  const html = await kept.text();
  return new Response(html.replace('<html', `<html ${KEPT_AT}="${at}"`), { status: 200, headers: kept.headers });
}

/** Whether a page comes from here and not from the shop. */
export const isShown = ({ headers }: Response): boolean => headers.has(AT);

/** What a kept copy says of itself. */
export function factsOf(url: string, { headers }: Response): KeptPage {
  return {
    url,
    keeping: headers.get(OFFLINE_HEADER) === 'shared' ? 'shared' : 'own',
    title: decodeURIComponent(headers.get(TITLE) ?? ''),
    at: Number(headers.get(AT)),
    release: headers.get('x-release'),
  };
}

/** As it stands in the source, entities and all. */
const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
