import type { Product } from '@jishi/api/products';
import { expect, it } from 'vitest';
import { openingItem } from './gallery-items.ts';

const pictures = ['main', 'red'].map((name) => ({ url: `${name}.webp` }));
const variant = (id: string, picture: string | null, stock = 1) => ({
  id,
  stock,
  options: [{ name: '颜色', value: id }],
  picture: picture === null ? null : { url: `${picture}.webp` },
});
const video = { url: 'v.mp4', poster: null };

it.each([
  ['no variants', [], '', null, 'main.webp'],
  ['the first variant without a picture', [variant('1', null)], '', null, 'main.webp'],
  ['the first variant with one of its own', [variant('1', 'own')], '', null, 'main.webp'],
  ['the first variant with one of the gallery', [variant('1', 'red')], '', null, 'red.webp'],
  ['the first one sold out', [variant('1', 'own', 0), variant('2', 'red')], '', null, 'red.webp'],
  ['a named variant with one of its own', [variant('1', 'red'), variant('2', 'own')], 'sku=2', null, 'own.webp'],
  ['a named variant without a picture', [variant('1', 'red'), variant('2', null)], 'sku=2', null, 'red.webp'],
  ['an unknown variant', [variant('1', 'red')], 'sku=77', null, 'red.webp'],
  ['a video', [variant('1', 'red')], '', video, 'v.mp4'],
  ['a video, and a named variant', [variant('1', 'red')], 'sku=1', video, 'red.webp'],
])('%s', (_, variants, query, film, url) => {
  const product = { variants, pictures, video: film } as unknown as Product;
  expect(openingItem(product, new URLSearchParams(query))?.url).toBe(url);
});

it('has nothing to open with without pictures', () => {
  const product = { variants: [], pictures: [], video: null } as unknown as Product;
  expect(openingItem(product, new URLSearchParams())).toBeNull();
});
