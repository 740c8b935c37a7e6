import type { ProductCard as Product } from '@jishi/api/products';
import { renderInShop, screen } from '@jishi/testing';
import { describe, expect, it } from 'vitest';
import en from '../messages/en.ts';
import zh from '../messages/zh.ts';
import { ProductCard } from './product-card.tsx';

const plain: Product = {
  id: '7',
  name: '双肩包',
  price: 14900,
  priceRange: { min: 14900, max: 14900 },
  marketPrice: null,
  picture: null,
  sales: 12,
  brandId: null,
  stock: null,
  hasVariants: false,
  isRecommended: false,
  isNew: false,
  isHot: false,
  type: 'physical',
  hasFreeShipping: false,
  acceptsPoints: false,
};
const draw = (over: Partial<Product> = {}, lang: 'zh' | 'en' = 'zh') =>
  renderInShop(<ProductCard product={{ ...plain, ...over }} />, {
    lang,
    texts: { mf_catalog: lang === 'zh' ? zh : en },
  });
const sale: NonNullable<Product['flashSale']> = {
  saleId: '4',
  state: 'running',
  isSoldOut: false,
  isAllHeld: false,
  price: { min: 9900, max: 9900 },
  normalPrice: 14_900,
  startsAt: '2026-11-20 22:00:00',
  endsAt: '2026-11-21 00:00:00',
};
const words = ['限时秒杀', '秒杀·还有机会', '秒杀已抢光', '包邮', '积分可抵', '虚拟商品', '卡密或网盘', '在线下载'];

describe('tags', () => {
  it.each<[string, Partial<Product>, string[]]>([
    ['nothing to say', {}, []],
    ['sent for nothing, points count', { hasFreeShipping: true, acceptsPoints: true }, ['包邮', '积分可抵']],
    ['performed', { type: 'virtual' }, ['虚拟商品']],
    ['a file that takes points', { type: 'download', acceptsPoints: true }, ['积分可抵', '在线下载']],
    ['a server that does not tell', { type: null }, []],
    ['a coming sale', { flashSale: { ...sale, state: 'upcoming' }, acceptsPoints: true }, ['积分可抵']],
    ['a running sale, paid without points', { flashSale: sale, acceptsPoints: true }, ['限时秒杀']],
    ['a sale of which all is held', { flashSale: { ...sale, isAllHeld: true } }, ['秒杀·还有机会']],
    [
      'a sale that is sold out',
      { flashSale: { ...sale, isSoldOut: true }, acceptsPoints: true },
      ['秒杀已抢光', '积分可抵'],
    ],
  ])('%s', (_what, over, shown) => {
    draw(over);
    expect(words.filter((word) => screen.queryByText(word))).toEqual(shown);
  });

  it('speak English', () => {
    draw({ hasFreeShipping: true, acceptsPoints: true }, 'en');
    expect(screen.getByText('Free delivery')).toBeInTheDocument();
    expect(screen.getByText('Points accepted')).toBeInTheDocument();
  });
});

it('is not called sold out while the last pieces are held and may come back', () => {
  draw({ stock: 0, flashSale: { ...sale, isAllHeld: true } });
  expect(screen.queryByText('补货中')).not.toBeInTheDocument();
});

describe('the cart button', () => {
  const place = () => screen.queryByTestId('fragment mf_cart_checkout/quick-add');
  it.each([true, false])('is told whether there is something to choose: %s', (hasVariants) => {
    draw({ hasVariants });
    expect(JSON.parse(place()?.dataset['props'] ?? '')).toEqual({ productId: '7', name: '双肩包', hasVariants });
  });

  it.each<[string, Partial<Product>]>([
    ['is sold out', { stock: 0 }],
    ['is delivered as a code', { type: 'card-key' }],
    ['is delivered as a file', { type: 'download' }],
  ])('is missing where a product %s', (_what, over) => {
    draw(over);
    expect(place()).toBeNull();
  });
});

it.each<[string, Partial<Product>, boolean]>([
  ['no sale', {}, true],
  ['a coming sale', { flashSale: { ...sale, state: 'upcoming' } }, true],
  ['a sale that gives the price, which the cart would not charge', { flashSale: sale }, false],
  ['a sale that is sold out', { flashSale: { ...sale, isSoldOut: true } }, true],
])('with %s the cart button is there: %s', (_what, over, isThere) => {
  draw(over);
  expect(screen.queryByTestId('fragment mf_cart_checkout/quick-add') !== null).toBe(isThere);
});
