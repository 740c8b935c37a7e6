import { fireEvent, render, screen } from '@jishi/testing';
import { expect, test, vi } from 'vitest';
import { aTab } from '../testing/start.ts';
import { prefetchPressedLinks } from './prefetch.ts';
import { createRoutes } from './routes.tsx';

const pages = [
  { id: 'mf_catalog/home', path: '/', layout: 'default' as const, guarded: false },
  { id: 'mf_cart_checkout/cart', path: '/cart', layout: 'cart' as const, guarded: false },
];

test('the part of a page is fetched when its link is pressed, never before', () => {
  const tab = aTab({ pages, lang: 'en' });
  const load = vi.spyOn(tab.parts, 'load').mockRejectedValue(new Error('told by its place'));
  prefetchPressedLinks(
    tab,
    createRoutes(pages, 'en', () => tab),
    '/en',
  );
  render(
    <>
      <a href="/en/cart?x=1">
        <b>cart</b>
      </a>
      <a href="/en/nowhere">nowhere</a>
      <a href="/en/cart" target="_blank" rel="noopener">
        other tab
      </a>
      <a href="https://friend.test/en/cart">friend</a>
      <button type="button">button</button>
    </>,
  );
  fireEvent.pointerOver(screen.getByText('cart'));
  expect(load).not.toHaveBeenCalled();
  for (const text of ['nowhere', 'other tab', 'friend', 'button']) fireEvent.pointerDown(screen.getByText(text));
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('cart'));
  expect(load.mock.calls).toEqual([['mf_cart_checkout/cart']]);
});
