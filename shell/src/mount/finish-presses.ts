/** What somebody presses: pressing the icon in it is pressing it. */
const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button, a[href]') : null;

/** Whether `now` stands where `pressed` stood until it was drawn anew. */
const isItAgain = (pressed: Element, now: Element): boolean =>
  !pressed.isConnected &&
  pressed.tagName === now.tagName &&
  pressed.textContent === now.textContent &&
  pressed.ariaLabel === now.ariaLabel;

/**
 * Finishes presses whose control is drawn anew between pressing and letting go, for example by data that have just come: the
 * browser makes no click of them. Touches have none of this: all their mouse events come at once.
 */
export function finishPresses(root: Document, press: (control: Element) => void, signal: AbortSignal): void {
  let pressed: Element | null = null;
  const early = { capture: true, passive: true, signal };
  root.addEventListener(
    'pointerdown',
    ({ target, button }) => {
      pressed = button ? null : controlOf(target); // the main button alone
    },
    early,
  );
  root.addEventListener(
    'pointerup',
    ({ target }) => {
      const now = controlOf(target);
      if (pressed && now && isItAgain(pressed, now)) press(now);
      pressed = null;
    },
    early,
  );
}
