import type { Release } from '@jishi/contracts/release';
import type { Lang } from '@jishi/i18n/locale';
import type { PageResponse } from '../page-cache/page-response.ts';
import { insertBar } from './insert-bar.ts';
import { previewBar } from './preview-bar.ts';
import type { Preview } from './previews.ts';

/** For nobody else, and for no search engine. */
export const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** A page of a preview, with the bar that says so. `live`: what everybody else gets. */
export function asPreview(
  page: PageResponse,
  { claims, release: { id, release } }: Preview,
  { lang, live }: { lang: Lang; live: Release },
): PageResponse {
  const { body, noncePlaceholder } = page;
  const bar = previewBar({ claims, id, release, live, lang, noncePlaceholder });
  const pieces = Buffer.isBuffer(body) ? once(body) : body;
  return { ...page, body: insertBar(pieces, bar), compressed: null };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
