import { isKept } from './service-worker.ts';

type OfflineLinks = {
  /** Has the browser open an address. */
  open: (address: string) => void;
  /** The page behind a link can only be had with the network. */
  onMissing: () => void;
};

/**
 * While the network is away, a link opens the page that was kept, or leaves the reader where they are: a page that cannot be loaded would take
 * the place of one that can be read.
 *
 * @returns ends it
 */
export function watchOfflineLinks({ open, onMissing }: OfflineLinks): () => void {
  const watching = new AbortController();
  const press = (event: MouseEvent) => {
    const link = navigator.onLine ? null : followedLink(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    void isKept(link).then((isThere) => (isThere ? open(link) : onMissing()));
  };
  document.addEventListener('click', press, { capture: true, signal: watching.signal });
  return () => watching.abort();
}

/** The address of the page of the shop a press leads to in this tab, without its fragment; `null` for every other press. */
function followedLink(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return null;
  const address = link.href.split('#')[0] ?? '';
  return address === location.href.split('#')[0] ? null : address;
}
