import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  addTexts,
  COMMON,
  commonTextsOf,
  createI18n,
  defineTexts,
  I18nProvider,
  type Translation,
  useCommonTexts,
  useFormat,
  useLang,
} from '../index.ts';
import type { Lang } from '../locale/locale.ts';
import { en as commonEn } from '../messages/en.ts';
import { zh as commonZh } from '../messages/zh.ts';

const instanceIn = (lang: Lang) => createI18n({ lang, resources: { [COMMON]: lang === 'en' ? commonEn : commonZh } });

const zh = { 'cart.title': '购物车', 'cart.title.empty': '{{name}}的购物车是空的', 'cart.pieces': '{{count}} 件' };
const en = {
  'cart.title': 'Cart',
  'cart.title.empty': '{{name}}’s cart is empty',
  'cart.pieces': '{{count}} pieces',
  'cart.pieces_one': '{{count}} piece',
} satisfies Translation<typeof zh>;

const { useTexts, textsOf } = defineTexts('mf_part', { zh, en });

function Part() {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <p>
      {useLang()} {text('cart.title')} {text('cart.title.empty', { name: '<小满>' })} {common('action.retry')}{' '}
      {useFormat().money(128_600)}
    </p>
  );
}

it.each([
  ['zh', 'zh 购物车 <小满>的购物车是空的 重试 ¥1,286.00'],
  ['en', 'en Cart <小满>’s cart is empty Try again $1,286.00'],
] as const)('shows texts of a part and common texts in %s', (lang, expected) => {
  render(
    <I18nProvider i18n={instanceIn(lang)}>
      <Part />
    </I18nProvider>,
  );
  expect(screen.getByText(expected)).toBeInTheDocument();
});

it('keeps two languages apart in one process', () => {
  const [first, second] = [instanceIn('zh'), instanceIn('en')];
  expect([textsOf(first)('cart.title'), textsOf(second)('cart.title'), textsOf(first)('cart.title')]).toEqual([
    '购物车',
    'Cart',
    '购物车',
  ]);
  expect(commonTextsOf(second)('common.unit')).toBe('$');
});

it('uses the singular where a language has one', () => {
  const text = textsOf(instanceIn('en'));
  expect([text('cart.pieces', { count: 1 }), text('cart.pieces', { count: 3 })]).toEqual(['1 piece', '3 pieces']);
  expect(textsOf(instanceIn('zh'))('cart.pieces', { count: 1 })).toBe('1 件');
});

it('takes texts that are added by hand or at the start', () => {
  const texts = defineTexts<typeof zh>('late');
  const i18n = createI18n({ lang: 'en', resources: { early: { 'a.b': 'from the start' } } });
  addTexts(i18n, 'late', en);
  expect(texts.textsOf(i18n)('cart.title')).toBe('Cart');
  expect(defineTexts<{ 'a.b': string }>('early').textsOf(i18n)('a.b')).toBe('from the start');
});

it('says what is missing without a provider', () => {
  expect(() => render(<Part />)).toThrow(/I18nProvider/);
});

it('does not compile with a missing or an unknown key', () => {
  // @ts-expect-error a key is missing
  const missing = { 'cart.title': 'Cart' } satisfies Translation<typeof zh>;
  const text = textsOf(instanceIn('zh'));
  // @ts-expect-error no such key
  expect(text('cart.titel')).toBe('cart.titel');
  expect(missing).toBeDefined();
});
