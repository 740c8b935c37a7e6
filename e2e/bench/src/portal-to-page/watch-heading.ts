declare global {
  var __opened: Opened | undefined;
}

/** What was seen after a click, frame by frame. */
export type Opened = {
  heading: string;
  /** Milliseconds from the click until the frame with the heading was painted. */
  shown: number;
  /** Milliseconds from the click until the page itself stood below it. */
  whole: number;
  /** Every frame from `shown` on had one heading, and it said the same. */
  stood: boolean;
  /** How far the heading was moved when the page came, in CSS pixels. */
  moved: number;
};

/** Runs in the page: looks after every frame that follows a click for a heading that was not there, then for its page. */
export function watchHeading(): void {
  const headings = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('main h1')].filter((heading) => heading.checkVisibility());
  const placeOf = (heading: HTMLElement) => {
    const { x, y } = heading.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY };
  };
  const pageThere = (): Element | null => document.querySelector('main > [data-place^="mf_"] > [data-body]');
  const follow = (): void => {
    const clicked = performance.now();
    const [before, oldPage] = [headings()[0]?.textContent, pageThere()];
    let first: (ReturnType<typeof placeOf> & { text: string; at: number }) | null = null;
    let stood = true;
    const look = (): void => {
      const [heading, ...others] = headings();
      const text = heading?.textContent ?? '';
      if (heading && text !== '' && text !== before) {
        first ??= { ...placeOf(heading), text, at: performance.now() - clicked };
      }
      if (first && (text !== first.text || others.length > 0)) stood = false;
      const page = pageThere();
      if (first && heading && page && page !== oldPage && page.contains(heading)) {
        const { x, y } = placeOf(heading);
        const moved = Math.max(Math.abs(x - first.x), Math.abs(y - first.y));
        globalThis.__opened = { heading: text, shown: first.at, whole: performance.now() - clicked, stood, moved };
        return;
      }
      requestAnimationFrame(() => setTimeout(look));
    };
    look();
  };
  document.addEventListener('click', follow, { capture: true, once: true });
}
