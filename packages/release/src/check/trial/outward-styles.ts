import type { DOMWindow } from 'jsdom';

/** Asks for what the rules that came since match outside of the place, and which of them lay the part over the whole page. */
export type AddedStyles = () => string[];

type Rule = { selectorText: string; style: CSSStyleDeclaration };

/** Rules that come from now on, and what they do to others. */
export function stylesOutside(window: DOMWindow, place: Element): AddedStyles {
  const before = new Set(rulesIn(window));
  return () => {
    const added = rulesIn(window).filter((rule) => !before.has(rule));
    const reaching = [...new Set(added.map(({ selectorText }) => selectorText).filter(mayReachOut))]
      .filter((selector) => matched(window, selector).some((one) => !place.contains(one) || one === place))
      .map((selector) => `styles others: ${selector.slice(0, 80)}`);
    const covering = added
      .filter(({ style, selectorText }) => isCover(style) && !selectorText.includes('::'))
      .flatMap(({ selectorText }) => matched(window, selectorText))
      .filter((one) => place.contains(one) && isSeen(window, one))
      .map((one) => `lies over the whole page (${one.localName})`);
    return [...reaching, ...new Set(covering)];
  };
}

/** One that begins at a class of the part and goes inwards need not be asked for. */
const mayReachOut = (selector: string): boolean =>
  !/^\.[^~+]*$/.test(selector) || /:(has|not|is|where)\(/.test(selector);

function rulesIn({ document }: DOMWindow): Rule[] {
  const ofRules = (rules: CSSRuleList | undefined): Rule[] =>
    [...(rules ?? [])].flatMap((rule) => [
      ...('selectorText' in rule ? [rule as unknown as Rule] : []),
      ...('cssRules' in rule ? ofRules(rule.cssRules as CSSRuleList) : []),
    ]);
  return [...document.styleSheets].flatMap((sheet) => ofRules(sheet.cssRules));
}

function matched({ document }: DOMWindow, selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector.replaceAll(/::?(before|after|placeholder|marker|selection)\b/g, ''))];
  } catch {
    // A selector this world does not know: the rules of the build look at it.
    return [];
  }
}

const isNothing = (value: string): boolean => /^0(px|%)?$/.test(value);

/** Fixed to all four sides, or as large as what is seen. */
function isCover(style: CSSStyleDeclaration): boolean {
  const value = (name: string) => style.getPropertyValue(name).trim();
  if (value('position') !== 'fixed' || value('pointer-events') === 'none') return false;
  const inset = value('inset').split(/\s+/).filter(Boolean);
  const isWide =
    /^100(%|[dsl]?v[wi])$/.test(value('width')) || ['left', 'right'].every((side) => isNothing(value(side)));
  const isHigh =
    /^100(%|[dsl]?v[hb])$/.test(value('height')) || ['top', 'bottom'].every((side) => isNothing(value(side)));
  return (inset.length > 0 && inset.every(isNothing)) || (isWide && isHigh);
}

const isSeen = (window: DOMWindow, element: Element): boolean => {
  const { display, visibility, pointerEvents } = window.getComputedStyle(element);
  return (
    display !== 'none' &&
    visibility !== 'hidden' &&
    pointerEvents !== 'none' &&
    !element.closest('[hidden], dialog:not([open]), [inert]')
  );
};
