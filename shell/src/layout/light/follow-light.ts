import { lightAt, nextLightAfter } from '@jishi/api/shop-clock';

/**
 * Keeps the light of the open page by the shop's clock: a page that was kept for a while is put right at once, others when the light
 * changes, or when they are looked at again. Nothing but colours and opacity depends on it.
 *
 * @param now the shop's clock, epoch ms
 * @returns ends it
 */
export function followLight(now: () => number): () => void {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    document.documentElement.dataset['light'] = lightAt(now());
    timer = setTimeout(show, nextLightAfter(now()) - now());
  };
  // A timer does not count while a computer sleeps.
  document.addEventListener('visibilitychange', show, { signal: over.signal });
  addEventListener('pageshow', show, { signal: over.signal });
  show();
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}
