/** Name of the animation that dims what was pressed and cannot answer yet: an attribute would not match when React takes the page over. */
export const PENDING = 'early';

/** So much of it is seen, and so long at most: whatever becomes of the press, nothing stays dimmed. */
export const OPACITY = 0.5;
export const LONGEST_MS = 20_000;

const controlOf = (pressed: Element): Element | null => pressed.closest('button, a[href]');

/** Shows at once that a press was heard, long before it can be done. */
export function markPending(pressed: Element): void {
  controlOf(pressed)?.animate({ opacity: [OPACITY, OPACITY] }, { duration: LONGEST_MS, id: PENDING });
}

/** Before the press is done: from then on its control answers for itself. */
export const unmarkPending = (pressed: Element): void => unmarkAll(controlOf(pressed));

/** Of presses in a place that will not be done. */
export function unmarkAll(place: Element | null): void {
  place?.getAnimations({ subtree: true }).forEach((animation) => {
    if (animation.id === PENDING) animation.cancel();
  });
}
