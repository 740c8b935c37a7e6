import { forgetPages, keptPages } from './page-cache.ts';

/** The release pages were compared with last. A worker that starts anew compares once more. */
let compared: string | null = null;

/**
 * Forgets pages of releases nobody may go on with: something in them was banned, or their files are no longer kept. Asks the shop once
 * after every change of what is live, by the same question that tabs ask.
 *
 * @param live name of the release of a page that has just come
 */
export async function forgetEnded(live: string | null): Promise<void> {
  if (live === null || live === compared) return;
  compared = live;
  const others = new Set((await keptPages()).map(({ release }) => release));
  others.delete(live);
  const asked = await Promise.all([...others].map(async (id) => [id, await hasEnded(id)] as const));
  const ended = new Set(asked.filter(([, isOver]) => isOver).map(([id]) => id));
  if (ended.size > 0) await forgetPages(({ release }) => ended.has(release));
}

async function hasEnded(id: string | null): Promise<boolean> {
  if (id === null) return true;
  try {
    const { headers } = await fetch('/release', { headers: { 'x-release': id }, cache: 'no-store' });
    return headers.get('x-release-state') === 'ended';
  } catch {
    compared = null; // asked again with the next page
    return false;
  }
}
