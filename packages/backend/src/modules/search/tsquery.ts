import { endOf, type Form, type Token } from './tokens.ts';

/** Weights a lexeme may stand with; none: any of them. */
type Labels = '' | 'A' | 'AB' | 'ABC';

const lexeme = (word: string, labels: Labels): string => `'${word.replaceAll("'", "''")}'${labels && `:${labels}`}`;

const ofForm = (form: Form, labels: Labels): string => {
  const all = form.map((word) => lexeme(word, labels));
  return all.length === 1 ? (all[0] ?? '') : `(${all.join(' & ')})`;
};

/** Any of several forms; `''` when there is none. */
function anyForm(forms: readonly Form[], labels: Labels = ''): string {
  const parts = [...new Set(forms.filter((form) => form.length > 0).map((form) => ofForm(form, labels)))];
  return parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '');
}

/** What a token is found by. */
export const tokenQuery = (token: Token, labels: Labels = ''): string =>
  anyForm([...token.own, ...token.others], labels);

/** Every one of the tokens, or any. */
export const joinTokens = (tokens: readonly Token[], operator: '&' | '|', labels: Labels = ''): string =>
  [...new Set(tokens.map((token) => tokenQuery(token, labels)).filter(Boolean))].join(` ${operator} `);

/** What a token scores where the head of a text (all but its description) matches, best first: the first that does counts. */
export function tokenScores(token: Token): { query: string; score: number }[] {
  const wholes = token.wholes.filter(Boolean).map((word) => [word]);
  const single = endOf(token).map((word) => [word]);
  const { own, others } = token;
  return [
    { query: anyForm(wholes, 'A'), score: 1.25 },
    { query: anyForm(single, 'AB'), score: 1.1 },
    { query: anyForm(own, 'A'), score: 1 },
    { query: either(anyForm(wholes, 'AB'), anyForm(others, 'A')), score: 0.92 },
    { query: anyForm([...own, ...others], 'AB'), score: 0.65 },
    { query: anyForm([...own, ...others], 'ABC'), score: 0.4 },
  ].filter(({ query }) => query !== '');
}

const either = (...queries: readonly string[]): string => queries.filter(Boolean).join(' | ');
