import { refuse, screen, shopServer, within } from '@jishi/testing';
import { aWireCategory } from '@jishi/testing/builders';
import { expect, test } from 'vitest';
import { renderLayout as draw } from '../../testing/layout-links.tsx';
import { WaysOn } from './ways-on.tsx';

const CATEGORIES = 'GET goodCategory';
const names = ['生鲜果蔬', '', '零食烘焙', '茶酒饮品', '厨房餐具'];
const { serve } = shopServer({
  [CATEGORIES]: names.map((name, index) => aWireCategory({ id: index + 1, name })),
});

const stalls = () => screen.findByRole('navigation', { name: '去这些摊位逛逛' });
const hrefs = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('searches', async () => {
  const { user, router } = draw(<WaysOn />);
  await user.type(screen.getByRole('combobox', { name: '搜索商品' }), '草莓{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/product/list', search: '?title=%E8%8D%89%E8%8E%93' });
});

test('is a form without scripts', () => {
  draw(<WaysOn />, { lang: 'en' });
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/en/product/list');
  expect(within(form).getByRole('combobox')).toHaveAttribute('name', 'title');
});

const toStreet = { name: '去这些摊位逛逛' };

test('leads to the street, and to the first three stalls that have a name', async () => {
  draw(<WaysOn />);
  const ways = await stalls();
  expect(within(ways).getByRole('link', toStreet)).toHaveAttribute('href', '/street');
  expect(hrefs(within(ways).getByRole('list'))).toEqual([
    '/product/list/1?name=%E7%94%9F%E9%B2%9C%E6%9E%9C%E8%94%AC',
    '/product/list/3?name=%E9%9B%B6%E9%A3%9F%E7%83%98%E7%84%99',
    '/product/list/4?name=%E8%8C%B6%E9%85%92%E9%A5%AE%E5%93%81',
  ]);
});

test('leads to no street in a release that has none', async () => {
  draw(<WaysOn />, { leads: (address) => address !== '/street' });
  expect(within(await stalls()).queryByRole('link', toStreet)).toBeNull();
});

test.each([
  ['there are no categories', () => serve({ [CATEGORIES]: [] })],
  ['they cannot be had', () => serve({ [CATEGORIES]: refuse('', 0, 503, 'unavailable') })],
])('says nothing of stalls where %s', async (_, given) => {
  given();
  draw(<WaysOn />);
  expect(await screen.findByRole('search')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('leads nowhere in a release without a list of products', () => {
  draw(<WaysOn />, { has: () => false });
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});
