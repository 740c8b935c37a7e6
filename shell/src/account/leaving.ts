let isUnderWay = false;

/** Whether this tab has asked the browser for the next page, and only waits for it. */
export const isLeaving = (): boolean => isUnderWay;

/**
 * Has the browser load the next page. Once: asked again it breaks off the load that is under way, and whatever a page without
 * its session still asks for is refused and would ask again. Who is warned of unsaved input, and stays, may be led away later.
 */
export function leaveBy(load: () => void): void {
  if (isUnderWay) return;
  isUnderWay = true;
  const hear = ({ type, defaultPrevented }: Event) => {
    isUnderWay = type === 'beforeunload' && !defaultPrevented;
  };
  addEventListener('beforeunload', hear, { once: true });
  addEventListener('pagehide', hear, { once: true }); // a page that is kept by the browser may come back
  load();
}
