import { type ReactNode, useContext } from 'react';
import { StyleSheetContext } from 'styled-components';

type Sheet = NonNullable<ReturnType<typeof useSheet>>;
type Stringify = Sheet['stylis'];

const useSheet = () => useContext(StyleSheetContext);

/** Rules of so many styles are remembered: a shop has some two thousand, and only values from data could make more. */
const MOST = 8_000;

/**
 * Turns the text of a style into rules, and remembers them. The same texts come with every page, and the rules of a text depend on
 * nothing else.
 */
export function rememberRules(stringify: Stringify, most = MOST): Stringify {
  const remembered = new Map<string, string[]>();
  const remembering = (css: string, selector = '', prefix = '', componentId = '&'): string[] => {
    const key = [selector, prefix, componentId, css].join('\n');
    const known = remembered.get(key);
    if (known) return known;
    const rules = stringify(css, selector, prefix, componentId);
    if (remembered.size >= most) remembered.clear();
    remembered.set(key, rules);
    return rules;
  };
  return Object.assign(remembering, { hash: stringify.hash });
}

const known = new WeakMap<Stringify, Stringify>();

function remembered(stringify: Stringify): Stringify {
  const before = known.get(stringify) ?? rememberRules(stringify);
  known.set(stringify, before);
  return before;
}

/** The styles of what stands in it are made into rules once for all pages of a thread. */
export function RememberedRules({ children }: { children: ReactNode }) {
  const sheet = useSheet();
  return (
    <StyleSheetContext.Provider value={{ ...sheet, stylis: remembered(sheet.stylis) }}>
      {children}
    </StyleSheetContext.Provider>
  );
}
