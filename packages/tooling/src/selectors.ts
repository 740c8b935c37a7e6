/** Stands in a text of styles where something is filled in: another component, a media query, a value. */
export const FILLED = '\u0001';

/**
 * Selectors of the rules of a component that reach outside of it, as they would be written beside the component itself (`&`): an ancestor
 * (`html:has(&)`), a sibling (`& ~ *`), everything else (`:not(&)`). What begins at the component and goes inwards does no harm.
 *
 * @param css nested rules as styled-components takes them, with `FILLED` for what is filled in
 */
export function outwardSelectors(css: string): string[] {
  const found: string[] = [];
  const open: string[][] = [['&']];
  for (const { text, ends } of pieces(css)) {
    if (ends === '}') {
      if (open.length > 1) open.pop();
    } else if (ends === '{') {
      const around = open.at(-1)!;
      const own = /^@/.test(text) || text === FILLED ? around : nested(text, around);
      if (own !== around) found.push(...own.filter(isOutward));
      open.push(own);
    }
  }
  return [...new Set(found)].map((selector) => selector.replaceAll(FILLED, '…'));
}

type Piece = { text: string; ends: string };

/** Texts up to each brace or semicolon that belongs to no string, comment or bracket. */
function* pieces(css: string): Generator<Piece> {
  let text = '';
  let depth = 0;
  for (const [token] of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[\s\S]/g)) {
    if (token.startsWith('/*')) continue;
    if (depth <= 0 && /^[{};]$/.test(token)) {
      yield { text: text.trim(), ends: token };
      [text, depth] = ['', 0];
    } else {
      text += token;
      depth += depthOf(token.length === 1 ? token : '');
    }
  }
}

const depthOf = (text: string): number => (text.match(/[([]/g)?.length ?? 0) - (text.match(/[)\]]/g)?.length ?? 0);

/** Selectors of a rule inside of others, written out. */
const nested = (text: string, around: readonly string[]): string[] =>
  splitAt(text, ',').flatMap((selector) =>
    around.map((outer) => (selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`)),
  );

/** Splits where the separator stands in no bracket. */
function splitAt(text: string, separator: string): string[] {
  const parts = [''];
  for (const char of text) {
    if (char === separator && depthOf(parts.at(-1)!) === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A compound selector, and how it follows the one before. */
type Step = { by: string; compound: string };

function stepsOf(selector: string): Step[] {
  const steps: Step[] = [{ by: '', compound: '' }];
  for (const char of selector) {
    const here = steps.at(-1)!;
    const isBetween = depthOf(here.compound) === 0 && /[\s>+~]/.test(char);
    if (!isBetween) here.compound += char;
    else if (here.compound !== '') steps.push({ by: char.trim(), compound: '' });
    else here.by += char.trim();
  }
  return steps.filter(({ compound }) => compound !== '');
}

/** States of a field that mark what stands beside it: a box and its label. */
const fieldState = /:(checked|indeterminate|disabled|invalid|user-invalid|placeholder-shown|focus-visible|focus)\b/;

function isOutward(selector: string): boolean {
  const steps = stepsOf(selector);
  const own = steps.findLastIndex(({ compound }) => isItself(compound));
  // Named only inside of `:has()` or `:not()`: what is meant is around it, or anything else. Another component has a name.
  if (own < 0) return !steps.some(({ compound }) => compound.includes(FILLED) && compound.includes('&'));
  const next = steps[own + 1];
  if (!next || !/[+~]/.test(next.by)) return false;
  return !next.compound.includes(FILLED) && !fieldState.test(steps[own]!.compound);
}

/** Whether a compound is the component itself, also as `:is(&)`. */
const isItself = (compound: string): boolean =>
  compound.replaceAll(/:(has|not)\((?:[^()]|\([^()]*\))*\)/g, '').includes('&');
