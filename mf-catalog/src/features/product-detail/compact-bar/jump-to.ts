/**
 * Brings an element to the upper edge of the window and focuses it, for readers and keys. At once: nobody who wants less motion is moved through a page.
 *
 * @param covered how much of that edge is covered, in px
 */
export function jumpTo(element: HTMLElement | null, covered: number): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - covered });
  element.focus({ preventScroll: true });
}
