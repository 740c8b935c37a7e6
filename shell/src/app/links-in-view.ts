/** After this the page and its late parts are at rest. */
const SETTLED_MS = 2_000;

/** Runs once the page has loaded and the browser has nothing else to do. */
export function whenIdle(action: () => void): void {
  const rest = () => {
    setTimeout(() => {
      // Safari knows no idle time.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(action);
      else action();
    }, SETTLED_MS);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

/** Links of the page that can be seen without scrolling. */
export function linksInView(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
}
