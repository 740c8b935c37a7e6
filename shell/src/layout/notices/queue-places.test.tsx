import { rememberQueuePlace } from '@jishi/contracts/queue-places';
import { act, renderInShop, type ShopTestOptions, screen, shopServer } from '@jishi/testing';
import { beforeEach, expect, it } from 'vitest';
import { QueuePlaces } from './queue-places.tsx';

shopServer();
const customer = { nickname: '小满', phone: '13800000001', portrait: null };
const draw = (options: ShopTestOptions = {}) => renderInShop(<QueuePlaces />, { customer, ...options });
const note = () => screen.queryByTestId('fragment mf_promotions/place-note');

beforeEach(() => localStorage.clear());

it('shows the places the browser remembers', () => {
  rememberQueuePlace('1001', true);
  draw();
  expect(JSON.parse(note()?.dataset['props'] ?? '')).toEqual({ productIds: ['1001'] });
});

it('looks anew with every page', async () => {
  const { router } = draw();
  expect(note()).toBeNull();
  rememberQueuePlace('1001', true);
  await act(() => router.navigate('/product/list'));
  expect(note()).toBeInTheDocument();
});

it.each<[string, ShopTestOptions]>([
  ['a visitor', { customer: null }],
  ['a release without it', { has: () => false }],
])('loads nothing for %s', (_who, options) => {
  rememberQueuePlace('1001', true);
  draw(options);
  expect(note()).toBeNull();
});
