import type { Press } from '../beacon.ts';

/** What answers a press at once. A field takes what is typed, and a link to another tab or a file changes nothing here. */
const CONTROLS = 'button,summary,[role=button],a[href]:not([target],[download])';

/** Time a control has to answer; presses of one that does not count together. */
const WITHIN_MS = 1_000;
const RAGE = 3;

/**
 * Notes presses that change nothing: no element came, went or looks another way, nothing moves, the page stays where it is. Texts that change do not
 * count, for clocks tick all the time, nor scripts that are fetched ahead meanwhile.
 *
 * @param note is handed each of them
 */
export function watchPresses(note: (press: Press) => void): void {
  let pressed: Element | null = null;
  let count = 0;
  const answered = () => {
    pressed = null;
    observer.disconnect();
  };
  const observer = new MutationObserver((records) => records.some(isAnswer) && answered());
  for (const answer of ['pagehide', 'scroll', 'focusin', 'popstate']) addEventListener(answer, answered, true);
  addEventListener(
    'click',
    ({ target }) => {
      const control = (target as Element).closest(CONTROLS);
      if (!control || control.ariaDisabled === 'true') return;
      count = pressed === control ? count + 1 : 1;
      pressed = control;
      if (count > 1) return;
      const path = location.pathname;
      const place = control.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '';
      // What the press itself does to its control, in the next frame, is part of the answer; the click's own focus is none.
      observer.observe(document, { childList: true, attributes: true, subtree: true });
      setTimeout(() => {
        const isDead = pressed === control && !control.getAnimations({ subtree: true }).length;
        const times = count;
        if (pressed === control) answered();
        if (isDead) note({ kind: times < RAGE ? 'dead' : 'rage', path, place });
      }, WITHIN_MS);
    },
    true,
  );
}

const isAnswer = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'attributes' ||
  (target !== document.head && [...addedNodes, ...removedNodes].some((node) => node instanceof Element));
