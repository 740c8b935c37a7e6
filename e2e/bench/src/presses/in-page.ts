/** A control that was in view: its key finds it again, in this load of the page and in another. */
export type Control = { key: string; x: number; y: number };

/** What has become of the page and the pressed control once everything is at rest; the same for early and late presses of the same control. */
export type Outcome = {
  path: string;
  /** Of the control, where it is still there: on another page what looks like it is another one. */
  state: readonly string[];
  /** What is open above the page. */
  open: readonly string[];
  cart: string;
};

/** Key of the session storage, which outlives the page a press leads away from. */
export const ANSWERED = 'bench_answered_after';

declare global {
  var __presses:
    | {
        controls(): Control[];
        watch(key: string): void;
        outcome(key: string): Outcome;
      }
    | undefined;
}

/** Runs in the page before everything of it; so it may use nothing from outside itself. */
export function watchPresses(): void {
  const kinds = 'a[href],button,summary,select,input:not([type=hidden])';
  const nameOf = (one: Element): string =>
    `${one.localName} ${one.getAttribute('aria-label') ?? ''} ${(one.textContent ?? '')
      .replace(/[\d:]+/g, '0')
      .trim()
      .slice(0, 40)} ${one.getAttribute('href') ?? ''}`;
  const all = (): [string, Element][] => {
    const seen = new Map<string, number>();
    return [...document.querySelectorAll(kinds)].map((one) => {
      const name = nameOf(one);
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return [`${name} ${count}`, one];
    });
  };
  const find = (key: string): Element | undefined => all().find(([own]) => own === key)?.[1];
  const stateOf = (one: Element): string[] => [
    ...['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-checked', 'aria-current'].map(
      (name) => `${name}=${one.getAttribute(name)}`,
    ),
    one instanceof HTMLInputElement ? `${one.checked} ${one.value}` : '',
  ];
  const addressOf = (): string => location.pathname + location.search;
  /** Where a guarded page sends somebody to sign in, the way back stands in the address after a document and in the storage after a step in the tab: both lead there. */
  const withoutWayBack = (): string => {
    const query = new URLSearchParams(location.search);
    query.delete('from');
    return `${location.pathname}?${query}`.replace(/\?$/, '');
  };
  const isShown = (one: Element): boolean => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  globalThis.__presses = {
    controls: () =>
      all().flatMap(([key, one]) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 30)];
        const isThere =
          x > 0 && y > 0 && x < innerWidth && y < innerHeight && isShown(one) && !one.matches(':disabled');
        const top = isThere ? document.elementFromPoint(x, y) : null;
        return top && (top === one || one.contains(top)) ? [{ key, x, y }] : [];
      }),
    watch(key) {
      const control = find(key);
      sessionStorage.setItem('bench_pressed_on', addressOf());
      addEventListener(
        'pointerup',
        (event) => {
          const near = control?.closest('[data-place],header,nav,form,footer') ?? control;
          const concerns = (node: Node): boolean =>
            near?.contains(node) === true ||
            (control !== undefined && node.contains(control)) ||
            (node instanceof Element &&
              node.querySelector('dialog,[role=dialog],[role=status],[role=alert]') !== null) ||
            (node instanceof Element &&
              node.closest('dialog,[role=dialog],[role=status],[role=alert],[popover]') !== null);
          let hasChanged = false;
          const change = (): void => {
            hasChanged = true;
          };
          const watching = new MutationObserver((records) => {
            if (records.some(({ target }) => concerns(target))) change();
          });
          watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          for (const type of ['input', 'change', 'scroll', 'focusin', 'toggle']) {
            addEventListener(type, change, { capture: true, once: true });
          }
          const before = stateOf(control ?? document.documentElement).join();
          const look = (): void => {
            const isDimmed = control?.getAnimations().some(({ id }) => id === 'early') === true;
            const isOther = stateOf(control ?? document.documentElement).join() !== before;
            if (!hasChanged && !isDimmed && !isOther) return void requestAnimationFrame(look);
            watching.disconnect();
            // After the frame it was drawn in.
            requestAnimationFrame(() =>
              setTimeout(() => {
                sessionStorage.setItem('bench_answered_after', String(performance.now() - event.timeStamp));
              }),
            );
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    },
    outcome(key) {
      const one = sessionStorage.getItem('bench_pressed_on') === addressOf() ? find(key) : undefined;
      return {
        path: withoutWayBack(),
        state: one ? stateOf(one) : [],
        open: [...document.querySelectorAll('dialog[open],[role=dialog],[popover]:popover-open')]
          .filter(isShown)
          .map((dialog) =>
            (dialog.getAttribute('aria-label') ?? dialog.textContent ?? '').replace(/\d+/g, '0').slice(0, 40),
          ),
        cart: (['jishi_GuestCart', 'jishi_Cart'] as const)
          .map((name) => localStorage.getItem(name) ?? '')
          .map((text) => [...text.matchAll(/"(?:key|quantity)":"?([^",}]+)/g)].map(([, value]) => value).join())
          .join(' '),
      };
    },
  };
}
