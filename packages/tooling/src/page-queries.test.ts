import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layoutQuery, pageQueries } from './page-queries.ts';
import { sourceOf } from './sources.ts';

const PLAN = { pages: { list: { module: './src/page.tsx' } }, fragments: {} };
const FOLDER = '/part';

type Files = Readonly<Record<string, string>>;

const sourcesOf = (files: Files) =>
  Object.entries(files).map(([name, text]) => sourceOf(join(FOLDER, 'src', name), text));
const keysOf = (files: Files) => pageQueries(FOLDER, PLAN, sourcesOf(files))['list'];
const page = (load: string, before = '') => `import { definePage } from '@jishi/contracts';
import { useLocation, useSearchParams } from 'react-router-dom';
${before}
export default definePage({ Component: Screen, ${load} });`;
const screen = (body: string, before = '') =>
  page("load: () => ({ title: '' })", `${before}\nfunction Screen() {\n${body}\n}`);

describe('keys a page reads', () => {
  test.each<[string, string, string[]]>([
    ['in its load', page("load({ query }) { return { title: query.get('page') ?? '' }; }"), ['page']],
    ['in an arrow', page("load: async ({ params, query: asked }) => ({ title: asked?.getAll('b').join() })"), ['b']],
    [
      'in its screen',
      screen("const [query] = useSearchParams(); return <p>{query.get('tab')}{query.has('x')}</p>;"),
      ['tab', 'x'],
    ],
    ['at once', screen("return <p>{useSearchParams()[0].get('tab')}</p>;"), ['tab']],
    [
      'by either of two names',
      screen("const [query] = useSearchParams(); return query.get(wide ? 'a' : 'b');"),
      ['a', 'b'],
    ],
    ['by a constant', screen('const [query] = useSearchParams(); return query.get(KEY);', "const KEY = 'id';"), ['id']],
    ['none', page("load: (_args, { i18n }) => ({ title: '' })", 'const Screen = () => null;'), []],
    ['while setting others', screen('const [, setQuery] = useSearchParams(); setQuery({ a: 1 });'), []],
    ['not one of a map', screen("const query = new Map(); return query.get('a');"), []],
    [
      'not of a query hidden by another name',
      screen("const [query] = useSearchParams(); query.get('a'); return rows.map((query) => query.get('b'));"),
      ['a'],
    ],
  ])('%s', (_where, text, keys) => expect(keysOf({ 'page.tsx': text })).toEqual(keys));

  test('of functions it is passed on to, in whatever source, and of nothing else there', () => {
    const address = `
const read = (q: URLSearchParams) => ({ page: pageOf(q), word: q.get('title') });
const pageOf = (asked: URLSearchParams | null) => asked?.get('page');
export const other = (q: URLSearchParams) => q.get('nobody');
export default read;`;
    const text = page(
      'load: ({ query }) => ({ title: read(query).word })',
      "import read from './address.ts';\nconst Screen = () => null;",
    );
    expect(keysOf({ 'page.tsx': text, 'address.ts': address })).toEqual(['page', 'title']);
  });

  test('of components it is given to, and of what is fetched late', () => {
    const panel = `type Props = { query: URLSearchParams };
export default function Panel({ query }: Props) { return <p>{query.get('late')}</p>; }`;
    const text = screen(
      'const [query] = useSearchParams(); return <><Tab id="1" query={query} /><Panel query={query} />{offered({ product, query })}</>;',
      `import { lazy } from 'react';
import * as model from './model.ts';
const Panel = lazy(() => import('./panel.tsx'));
const Tab = ({ query }: { id: string; query: URLSearchParams }) => <b>{model.tabOf(query)}</b>;
function offered({ query }: { product: string; query: URLSearchParams }) { return query.get('price'); }`,
    );
    const model = "export function tabOf(query: URLSearchParams) { return query.get('tab'); }";
    expect(() => keysOf({ 'page.tsx': text, 'panel.tsx': panel, 'model.ts': model })).toThrow('page.tsx');
    const direct = text
      .replace('model.tabOf(query)', 'tabOf(query)')
      .replace('* as model', '{ tabOf }')
      .replace('<Panel query={query} />', '<Late />')
      .replace('const Panel = lazy', 'const Late = lazy');
    const late = panel.replace('{ query }: Props', '').replace('return', 'const [query] = useSearchParams(); return');
    expect(keysOf({ 'page.tsx': direct, 'panel.tsx': late, 'model.ts': model })).toEqual(['late', 'price', 'tab']);
  });
});

describe('what nobody could tell is refused', () => {
  const first = 'const [query] = useSearchParams();';
  test.each<[string, string]>([
    ['a key in a variable', screen(`${first} return query.get(key);`)],
    ['all keys', screen(`${first} return [...query];`)],
    ['the query as a text', screen(`${first} return query.toString();`)],
    ['passed to a library', screen(`${first} return Object.fromEntries(query);`)],
    [
      'passed to a function that hides its type',
      screen(`${first} return read(query);`, 'const read: Read = (q) => q.get("a");'),
    ],
    ['kept under another name', screen(`${first} const other = query; return other.get('a');`)],
    ['without a name', screen('const search = useSearchParams(); return search[0];')],
    ['past the router', screen('return new URLSearchParams(location.search).get("a");')],
    [
      'past the router, by its hook',
      screen('const { search } = useLocation(); return new URLSearchParams(search).get("a");'),
    ],
    [
      'the whole of what load is given',
      page("load: (args) => ({ title: args.query.get('a') })", 'const Screen = () => null;'),
    ],
    ['a load from elsewhere', page('load', "import { load } from './load.ts';\nconst Screen = () => null;")],
  ])('%s', (_what, text) =>
    expect(() => keysOf({ 'page.tsx': text })).toThrow(/page\.tsx: (read each key|write load)/),
  );

  test('a fragment that reads any: it stands on many pages', () => {
    const strip =
      "import { useSearchParams } from 'react-router-dom';\nexport default defineFragment('a/strip', function Strip() { return useSearchParams()[0].get('tab'); });";
    const plan = { pages: {}, fragments: { strip: { module: './src/strip.tsx' } } };
    expect(() => pageQueries(FOLDER, plan, sourcesOf({ 'strip.tsx': strip }))).toThrow('fragment strip reads ?tab=');
  });
});

test('keys the frame reads: by the hook, and from the address of a request', () => {
  const sources = sourcesOf({
    'a.tsx': "const [params] = useSearchParams(); params.get('title'); other.get('no');",
    'b.ts': "new URL(url, 'http://shop').searchParams.get('parts'); load({ query: url.searchParams });",
  });
  expect(layoutQuery(sources)).toEqual(['parts', 'title']);
});
