import type { Locator } from '@playwright/test';

/**
 * What a reader of large text cannot read: text that runs out of the button, bar or window it stands in, text over other
 * text, and words broken in the middle. Runs in the page.
 */
function faultsIn(root: Element): string[] {
  type Piece = { element: Element; text: string; lines: DOMRect[] };
  const tolerance = 2;
  const chain = (element: Element) => {
    const found: Element[] = [];
    for (let at: Element | null = element; at && at !== root.parentElement; at = at.parentElement) found.push(at);
    return found;
  };
  /** In its place, for everybody: bars that stay in view lie over what scrolls below them. */
  const isRead = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    chain(element).every((at) => {
      const { position, clipPath } = getComputedStyle(at);
      return clipPath === 'none' && (at === root || (position !== 'fixed' && position !== 'sticky'));
    });
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !isRead(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    pieces.push({ element, text, lines: [...range.getClientRects()].filter(({ width }) => width > tolerance) });
  }
  const faults: string[] = [];
  const tell = (what: string, { text }: Piece) => faults.push(`“${text.slice(0, 30)}” ${what}`);

  /** The letters themselves: a line box is taller than they are. */
  const inner = ({ left, right, top, bottom }: DOMRect) => {
    const leading = (bottom - top) * 0.18;
    return { left, right, top: top + leading, bottom: bottom - leading };
  };
  const holds = (box: DOMRect, line: DOMRect) => {
    const { left, right, top, bottom } = inner(line);
    return (
      left >= box.left - tolerance &&
      right <= box.right + tolerance &&
      top >= box.top - tolerance &&
      bottom <= box.bottom + tolerance
    );
  };
  const hasGround = (style: CSSStyleDeclaration) =>
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderTopWidth !== '0px' || style.overflowX !== 'visible';
  const isShortened = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.overflowX === 'auto';

  for (const piece of pieces) {
    for (const at of chain(piece.element)) {
      const style = getComputedStyle(at);
      if (isShortened(style)) break;
      if (!hasGround(style) || style.transform !== 'none') continue;
      const box = at.getBoundingClientRect();
      if (piece.lines.every((line) => holds(box, line))) continue;
      tell(`runs out of its ${at.tagName.toLowerCase()}`, piece);
      break;
    }
    const words = piece.text.split(/\s+/).filter((word) => /^[a-z]+$/i.test(word));
    const node = [...piece.element.childNodes].find((child) => child.textContent?.trim() === piece.text);
    for (const word of node ? words : []) {
      const start = node!.textContent!.indexOf(word);
      const range = document.createRange();
      range.setStart(node!, start);
      range.setEnd(node!, start + word.length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1 && start >= 0) tell(`breaks “${word}”`, piece);
    }
  }

  /** What is left of it: shortened names end where their box does. */
  const seen = ({ element, lines }: Piece) => {
    const boxes = chain(element).filter((at) => getComputedStyle(at).overflowX !== 'visible');
    const rects = boxes.map((box) => box.getBoundingClientRect());
    const cut = (line: DOMRect) =>
      rects.reduce((rest, box) => {
        const [left, top] = [Math.max(rest.left, box.left), Math.max(rest.top, box.top)];
        const [right, bottom] = [Math.min(rest.right, box.right), Math.min(rest.bottom, box.bottom)];
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      }, line);
    return lines.map(cut);
  };
  const shown = pieces.map((piece) => ({ ...piece, lines: seen(piece) }));
  const isOver = (one: DOMRect, other: DOMRect) => {
    const [a, b] = [inner(one), inner(other)];
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > tolerance && height > tolerance;
  };
  shown.forEach((one, index) => {
    for (const other of shown.slice(index + 1)) {
      if (one.lines.some((line) => other.lines.some((against) => isOver(line, against)))) {
        tell(`lies over “${other.text.slice(0, 30)}”`, one);
      }
    }
  });
  return [...new Set(faults)];
}

/** What large text makes of a place: nothing when all of it can be read. */
export const textFaults = (place: Locator): Promise<string[]> => place.evaluate(faultsIn);
