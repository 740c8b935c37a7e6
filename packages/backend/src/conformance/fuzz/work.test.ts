import { expect, it } from 'vitest';
import { parseForm, parseQuery } from '../../kernel/http/forms.ts';
import { normalise } from '../../kernel/http/input.ts';
import { cleanHtml } from '../../kernel/texts/clean-html.ts';
import { cleanSnapshot, stripMarkup } from '../../modules/cart/wire/snapshot-cleaning.ts';
import { planSearch } from '../../modules/search/plan.ts';
import { Vocabulary } from '../../modules/search/vocabulary.ts';

/** The most a body holds. */
const MEGABYTE = 1024 * 1024;
/** A megabyte is read in some milliseconds; work that grows with the square takes minutes. */
const SLOW_MS = 3000;

const repeated = (part: string) => part.repeat(Math.floor(MEGABYTE / part.length));
const half = (open: string, close: string) => {
  const times = Math.floor(MEGABYTE / (open.length + close.length));
  return `${open.repeat(times)}${close.repeat(times)}`;
};

const many = (count: number, entry: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => entry(index)).join('&');

/** Both ways to read the notation; a body may be refused. */
function readForm(text: string): void {
  parseQuery(text);
  try {
    parseForm(text);
  } catch (error) {
    expect(error).toMatchObject({ statusCode: 413 });
  }
}

const word = (text: string) => ({ text, isKind: true, isNamed: true, goods: 1 });
const vocabulary = new Vocabulary([...'红绿蓝黑白'].flatMap((one) => [word(`${one}色`), word(`${one}茶包`)]));
const readSearch = (text: string) => planSearch(text, { vocabulary, synonyms: new Map() }, { corrects: true });

it.each<[about: string, work: () => unknown]>([
  ['a form of one long list', () => readForm(repeated('a[]=&'))],
  ['a form of numbered entries', () => readForm(many(90_000, (index) => `a[${index}]=`))],
  ['a form of many names', () => readForm(many(150_000, (index) => `${index}=`))],
  ['a form of long lists', () => readForm(many(5000, (index) => `a${index}[249]=`))],
  ['a name of brackets', () => readForm(`${repeated('[]')}=1`)],
  ['a name that never closes', () => readForm(`${repeated('a[')}=1`)],
  ['blanks around a text', () => normalise(` ${repeated(' ')}x`)],
  ['a long list', () => normalise(JSON.parse(`[${'1,'.repeat(500_000)}1]`))],
  ['tags in tags', () => stripMarkup(half('<', 'a>'))],
  ['tags that never close', () => stripMarkup(repeated('<a'))],
  ['a cart line of tags', () => cleanSnapshot({ name: half('<a', '>') })],
  ['HTML in HTML', () => cleanHtml(half('<b>', '</b>').slice(0, 200_000))],
  ['HTML that never closes', () => cleanHtml(repeated('<a href="'))],
  ['a search for one long word', () => readSearch(repeated('x'))],
  ['a search for many words', () => readSearch(repeated('红色 '))],
  ['a search for one long run', () => readSearch(repeated('红'))],
  ['a search for amounts', () => readSearch(repeated('1kg'))],
  ['a search for dots', () => readSearch(repeated('1.'))],
])(
  '%s is read in a time that grows with its length',
  (_, work) => {
    const started = performance.now();
    work();
    expect(performance.now() - started).toBeLessThan(SLOW_MS);
  },
  120_000,
);
