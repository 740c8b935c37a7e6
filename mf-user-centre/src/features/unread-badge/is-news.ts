import type { NoticeCounts } from '@jishi/api/notices';

/** What the page knew before; `newest` is missing until a stream has named it. */
export type KnownNotices = { unread: number | undefined; newest?: string | null };

/** Times of the server come in whole seconds, and its clock does not run exactly as ours. */
const TOLERANCE_SECONDS = 2;

/**
 * Whether a notice came that the page, or what it shows, may not know of. The newest says it best: the number stays the same when one
 * comes while another is read. What a page named first is news if it is younger than the document: it may have come after the
 * server had drawn the order it is about.
 */
export function isNews(known: KnownNotices, { unread, newest }: NoticeCounts, documentSeconds: number): boolean {
  if (newest === undefined) return known.unread !== undefined && unread > known.unread;
  if (newest === null) return false;
  if (known.newest === undefined) return newest.ageSeconds <= documentSeconds + TOLERANCE_SECONDS;
  return newest.id !== known.newest;
}
