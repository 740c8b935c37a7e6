import { describe, expect, test } from 'vitest';
import { emittedEvents, subscribedEvents } from './events.ts';
import { linkedPages } from './links.ts';
import { placedFragments } from './placed-fragments.ts';
import { sourceOf } from './sources.ts';
import { usedTexts } from './used-texts.ts';

const of = (text: string) => [sourceOf('a.tsx', text)];

describe('fragments that are placed', () => {
  const place = (jsx: string) =>
    `import { RemoteFragment as Piece } from '@jishi/contracts';\nexport const a = ${jsx};`;

  test.each<[string, string[]]>([
    ['<Piece id="mf_a/b" props={{}} />', ['mf_a/b']],
    ['<p>{[1].map(() => <Piece key="1" id="mf_a/b" props={{}} />)}</p>', ['mf_a/b']],
    ['<Piece id={wide ? "mf_a/b" : `mf_a/c`} props={{}} />', ['mf_a/b', 'mf_a/c']],
    ['<Other id="mf_a/b" />', []],
  ])('%s', (jsx, expected) => expect(placedFragments(of(place(jsx)))).toEqual(expected));

  test("React's own Fragment is another one", () => {
    expect(placedFragments(of("import { Fragment } from 'react';\nexport const a = <Fragment id='x' />;"))).toEqual([]);
  });

  test.each(['<Piece id={id} props={{}} />', '<Piece {...place} />'])('%s: nobody could tell', (jsx) => {
    expect(() => placedFragments(of(place(jsx)))).toThrow('a.tsx: write the id of <RemoteFragment> out');
  });
});

test('events that are listened for', () => {
  const source = "shop.bus.listen('a:b', f); bus.listen('c:d', g); places.listen(document); bus.emit('e:f', {});";
  expect(subscribedEvents(of(source))).toEqual(['a:b', 'c:d']);
  expect(() => subscribedEvents(of('bus.listen(name, f);'))).toThrow('write the name of the event out');
});

test('events that are emitted', () => {
  const source =
    "shop.bus.emit(wide ? 'c:d' : 'a:b', {}); bus.emit('e:f', {}); bus.listen('g:h', f); socket.emit('i:j');";
  expect(emittedEvents(of(source))).toEqual(['a:b', 'c:d', 'e:f']);
  expect(() => emittedEvents(of('bus.emit(name, {});'))).toThrow('write the name of the event out in bus.emit');
});

test.each<[string, string[]]>([
  [
    "import { paths } from '@jishi/contracts';\npaths.cart(); paths['home']();",
    ['mf_cart_checkout/cart', 'mf_catalog/home'],
  ],
  [
    "import { paths as to } from '@jishi/contracts';\nexport const a = <a href={to.product('1')} />;",
    ['mf_catalog/product-detail'],
  ],
  ["import { paths } from '@jishi/contracts';\npaths.lotteries();", ['mf_promotions/lotteries']],
  ["export const a = <Link to='/cart?x=1'>x</Link>;", ['mf_cart_checkout/cart']],
  ["export const a = <a href='https://x.example/cart'>x</a>;", []],
  ["import { paths } from './own.ts';\npaths.cart();", []],
  ["import { paths } from '@jishi/contracts';\nexport const a = { paths: 1 };", []],
])('pages that are led to: %s', (source, expected) => expect(linkedPages(of(source))).toEqual(expected));

test('paths used as a whole may lead anywhere', () => {
  expect(linkedPages(of("import { paths } from '@jishi/contracts';\nkeep(paths);")).length).toBeGreaterThan(30);
});

test.each<[string, [string[], string[], string[]]]>([
  ["const text = useTexts(); text('a.b'); text('c', { n: 1 });", [['a.b', 'c'], [], []]],
  ["const common = useCommonTexts(); common('a');", [[], ['a'], []]],
  ["textsOf(i18n)('a'); commonTextsOf(i18n)('b');", [['a'], ['b'], []]],
  ["const text = useTexts(); text(wide ? 'a' : 'b'); text(key ?? 'c'); text(key);", [['a', 'b', 'c'], [], []]],
  [`const text = useTexts(); text(\`a.\${b}.c\`); text(\`\${a}\`);`, [['a.*.c'], [], []]],
  ["function f(text: Text<typeof zh>) { text('a'); }", [[], [], ['a']]],
  ["const f = (text: CatalogueText) => text('a');", [[], [], ['a']]],
  ["{ const t = useTexts(); t('a'); } { const t = useCommonTexts(); t('b'); }", [[], [], ['a', 'b']]],
  ["other('a'); text('b');", [[], [], []]],
])('texts that are shown: %s', (source, expected) => {
  const { own, common, either } = usedTexts(of(source));
  expect([own, common, either].map((keys) => [...keys].sort())).toEqual(expected);
});
