import type { DOMWindow } from 'jsdom';

/** Asks for what the rules that came since match outside of the place. */
export type AddedStyles = () => string[];

/** Rules that come from now on, and what they match of others. */
export function stylesOutside(window: DOMWindow, place: Element): AddedStyles {
  const before = new Set(selectorsIn(window));
  return () => {
    const added = selectorsIn(window).filter((selector) => !before.has(selector) && mayReachOut(selector));
    return [...new Set(added)]
      .filter((selector) => matchesOutside(window, place, selector))
      .map((selector) => `styles others: ${selector.slice(0, 80)}`);
  };
}

/** One that begins at a class of the part and goes inwards need not be asked for. */
const mayReachOut = (selector: string): boolean =>
  !/^\.[^~+]*$/.test(selector) || /:(has|not|is|where)\(/.test(selector);

function selectorsIn({ document }: DOMWindow): string[] {
  const ofRules = (rules: CSSRuleList | undefined): string[] =>
    [...(rules ?? [])].flatMap((rule) => [
      ...('selectorText' in rule ? [String(rule.selectorText)] : []),
      ...('cssRules' in rule ? ofRules(rule.cssRules as CSSRuleList) : []),
    ]);
  return [...document.styleSheets].flatMap((sheet) => ofRules(sheet.cssRules));
}

function matchesOutside({ document }: DOMWindow, place: Element, selector: string): boolean {
  try {
    return [
      ...document.querySelectorAll(selector.replaceAll(/::?(before|after|placeholder|marker|selection)\b/g, '')),
    ].some((element) => !place.contains(element) || element === place);
  } catch {
    // A selector this world does not know: the rules of the build look at it.
    return false;
  }
}
