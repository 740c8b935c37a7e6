/**
 * Scrolls a line of entries sideways until one of them stands in its middle, or as near as the line goes. Not `scrollIntoView`, which would
 * move the page as well.
 *
 * @param entry nothing happens without one
 * @param line what scrolls; without it the parent of the entry
 */
export function centreInLine(
  entry: Element | null | undefined,
  line: Element | null | undefined = entry?.parentElement,
): void {
  if (!entry || !line) return;
  const [inner, outer] = [entry.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
