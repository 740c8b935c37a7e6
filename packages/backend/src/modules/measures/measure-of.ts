import { plainText } from '../search/simplified.ts';
import { type Amount, amountsOf } from './amounts.ts';
import { type ChosenAmount, chosenAmount } from './chosen-amount.ts';
import { isSameMeasure, type Measure } from './measure.ts';
import type { Fact, Specification } from './specification.ts';
import { isCountRow, isNetRow, isSizeRow, isUnlike, isUsedUp, isWeightRow } from './words.ts';

/**
 * How much of a product is sold, by its specification in all languages it has, the shop's own first; null where that is not said beyond
 * doubt: no measure is better than a wrong one. What another language says must not contradict.
 */
export function measureOf(specifications: readonly Specification[]): Measure | null {
  const [own = null, ...others] = specifications.map(measureIn);
  const isContradicted = others.some((other) => own && other && !isSameMeasure(own, other));
  return isContradicted ? null : own;
}

function measureIn(specification: Specification): Measure | null {
  const plain: Specification = {
    name: plainText(specification.name),
    facts: specification.facts.map(plainFact),
    choices: specification.choices.map(plainFact),
  };
  const chosen = chosenMeasure(plain);
  if (chosen !== 'nothing') return chosen === 'unclear' ? null : chosen;
  const content = contentOf(plain);
  return content === 'nothing' ? countOf(plain) : content === 'unclear' ? null : content;
}

const plainFact = ({ name, value }: Fact): Fact => ({ name: plainText(name), value: plainText(value) });

/** What is chosen says how much of it there is, whatever the name says. */
function chosenMeasure({ name, facts, choices }: Specification): ChosenAmount {
  const usedUp = isUsedUp(facts);
  const counts = (key: string) => !isUnlike(name) && (usedUp || isCountRow(key) || plainCount(facts) !== null);
  const said = choices.map((choice) => chosenAmount(choice, { usedUp, counts: counts(choice.name) }));
  const telling = said.filter((one) => one !== 'nothing');
  return telling.length > 1 ? 'unclear' : (telling[0] ?? 'nothing');
}

/** Grams, millilitres or uses: of the net content, the name, the capacity; they must not contradict each other. */
function contentOf({ name, facts }: Specification): Measure | 'nothing' | 'unclear' {
  const usedUp = isUsedUp(facts);
  const rows = (is: (name: string) => boolean) => facts.filter((fact) => is(fact.name)).map(({ value }) => value);
  const named = amountsIn([name]);
  const isSold = usedUp || named.some(({ isCertain }) => isCertain);
  const sources = [amountsIn(rows(isNetRow)), isSold ? named : [], usedUp ? amountsIn(rows(isSizeRow)) : []];
  const whole = sources.map((amounts) => onlyOne(amounts.filter(({ isEach }) => !isEach)));
  if (whole.includes('unclear')) return 'unclear';
  const [first, ...more] = whole.filter((one) => one !== 'nothing' && one !== 'unclear');
  if (first) return more.every((other) => isSameMeasure(first, other)) ? first : 'unclear';
  if (!usedUp) return 'nothing';
  return ofEach(amountsIn([...rows(isNetRow), name, ...rows(isWeightRow), ...rows(isSizeRow)]), name, facts);
}

/** So much of each, so many of them. */
function ofEach(amounts: readonly Amount[], name: string, facts: readonly Fact[]): Measure | 'nothing' {
  const each = onlyOne(amounts.filter(({ isEach }) => isEach));
  const pieces = plainCount(facts) ?? countInName(name);
  if (each === 'nothing' || each === 'unclear' || pieces === null) return 'nothing';
  return { quantity: each.quantity * pieces, unit: each.unit };
}

const amountsIn = (texts: readonly string[]): Amount[] =>
  texts.flatMap(amountsOf).filter(({ unit }) => unit !== 'piece');

function onlyOne(amounts: readonly Measure[]): Measure | 'nothing' | 'unclear' {
  const [first, ...more] = amounts;
  if (!first) return 'nothing';
  if (!more.every((other) => isSameMeasure(first, other))) return 'unclear';
  return { quantity: first.quantity, unit: first.unit };
}

/** Several alike pieces; one piece is no measure. */
function countOf({ name, facts }: Specification): Measure | null {
  if (isUnlike(name)) return null;
  const row = plainCount(facts);
  const named = isUsedUp(facts) ? countInName(name) : certainCount(name);
  if (row !== null && named !== null && row !== named) return null;
  const quantity = row ?? named;
  return quantity !== null && quantity > 1 ? { quantity, unit: 'piece' } : null;
}

/** The line that counts pieces, where it says nothing but a number of them: `30 枚`, `24 rolls`; `32 件` may be all sorts of things. */
function plainCount(facts: readonly Fact[]): number | null {
  const row = facts.find(({ name }) => isCountRow(name))?.value ?? '';
  const [amount, ...more] = amountsOf(row);
  const isPlain = /^[\d,]+\s?(?:\p{Script=Han}|[a-z]+)$/u.test(row);
  return isPlain && amount && more.length === 0 && amount.unit === 'piece' ? amount.quantity : null;
}

const BOX_OF = /\b(?:box|pack|bag|tray|carton|case) of (\d{1,4})\b/;

function countInName(name: string): number | null {
  const counts = amountsOf(name).filter(({ unit, isEach }) => unit === 'piece' && !isEach);
  const boxed = BOX_OF.exec(name)?.[1];
  const found = new Set([...counts.map(({ quantity }) => quantity), ...(boxed === undefined ? [] : [Number(boxed)])]);
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

function certainCount(name: string): number | null {
  const counts = amountsOf(name).filter(({ unit, isCertain }) => unit === 'piece' && isCertain);
  return counts.length === 1 ? (counts[0]?.quantity ?? null) : null;
}
