import type { Form, Token } from './tokens.ts';

/** Weights a lexeme may stand with; none: any of them. */
type Labels = '' | 'A' | 'AB' | 'ABC';
/** Words of a form: somewhere each, or one after the other. */
type Join = '&' | '<->';

const lexeme = (word: string, labels: Labels): string => `'${word.replaceAll("'", "''")}'${labels && `:${labels}`}`;

const ofForm = (form: Form, join: Join, labels: Labels): string => {
  const all = form.map((word) => lexeme(word, labels));
  return all.length === 1 ? (all[0] ?? '') : `(${all.join(` ${join} `)})`;
};

const either = (...queries: readonly string[]): string => {
  const parts = [...new Set(queries.filter(Boolean))];
  return parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '');
};

/** Any of several forms; `''` when there is none. */
const anyForm = (forms: readonly Form[], join: Join, labels: Labels): string =>
  either(...forms.filter((form) => form.length > 0).map((form) => ofForm(form, join, labels)));

const anyWhole = (wholes: readonly string[], labels: Labels): string =>
  either(...wholes.filter(Boolean).map((word) => lexeme(word, labels)));

/** What a token is found by. What was not typed itself has to stand as it is: a box in a shelf of music is no music box. */
export const tokenQuery = ({ own, others }: Token, labels: Labels = ''): string =>
  either(
    ...own.filter((form) => form.length > 0).map((form) => ofForm(form, '&', labels)),
    ...others.filter((form) => form.length > 0).map((form) => ofForm(form, '<->', labels)),
  );

/** Every one of the tokens, or any. */
export const joinTokens = (tokens: readonly Token[], operator: '&' | '|', labels: Labels = ''): string =>
  [...new Set(tokens.map((token) => tokenQuery(token, labels)).filter(Boolean))].join(` ${operator} `);

/** What stands in place of a word is named in order: so many together, at most, come before others. */
const MOST_STEPS = 4;

function steps(instances: readonly string[]): string[][] {
  const size = Math.ceil(instances.length / MOST_STEPS);
  return Array.from({ length: MOST_STEPS }, (_, step) => instances.slice(step * size, (step + 1) * size));
}

/** What a token scores where the head of a text (all but its description) matches, best first: the first that does counts. */
export function tokenScores(token: Token): { query: string; score: number }[] {
  const { own, others, ends, wholes, instances } = token;
  return [
    { query: anyWhole(wholes, 'A'), score: 1.25 },
    { query: anyWhole(ends, 'AB'), score: 1.1 },
    { query: anyForm(own, '&', 'A'), score: 1 },
    ...steps(instances).map((some, step) => ({ query: anyWhole(some, 'AB'), score: 0.98 - 0.01 * step })),
    { query: either(anyWhole([...wholes, ...instances], 'AB'), anyForm(others, '<->', 'A')), score: 0.92 },
    { query: tokenQuery(token, 'AB'), score: 0.65 },
    { query: tokenQuery(token, 'ABC'), score: 0.4 },
  ].filter(({ query }) => query !== '');
}
