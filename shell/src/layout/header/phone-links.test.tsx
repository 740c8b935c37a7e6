import { type ShopTestOptions, screen, shopServer, waitFor, within } from '@jishi/testing';
import { expect, it } from 'vitest';
import { renderLayout } from '../../testing/layout-links.tsx';
import { PhoneLinks } from './phone-links.tsx';

shopServer({ 'GET serviceConfig': { url: null, id: null, img: null } });
const draw = (options: ShopTestOptions = {}) => renderLayout(<PhoneLinks />, options);

async function openDrawer(options: ShopTestOptions = {}) {
  const drawn = draw(options);
  await drawn.user.click(screen.getByRole('button', { name: '更多' }));
  return { ...drawn, drawer: within(await screen.findByRole('dialog', { name: '更多' })) };
}

it('the drawer of a phone has language, colours, help and the way in', async () => {
  const { drawer } = await openDrawer({ path: '/product/list?title=tea' });
  expect(drawer.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/product/list?title=tea');
  expect(drawer.getByRole('button', { name: /配色/ })).toBeVisible();
  expect(drawer.getByRole('link', { name: '帮助' })).toHaveAttribute('href', '/article/list');
  expect(drawer.getByRole('link', { name: '登录' })).toBeVisible();
});

it('has the way out for a customer', async () => {
  const { drawer, user, shop } = await openDrawer({ customer: { nickname: '小满', phone: '1', portrait: null } });
  await user.click(drawer.getByRole('button', { name: '退出登录' }));
  expect(shop.session.getState().isSignedIn).toBe(false);
});

it('closes behind whoever follows a link', async () => {
  const { drawer, user, router } = await openDrawer();
  await user.click(drawer.getByRole('link', { name: '帮助' }));
  expect(router.state.location.pathname).toBe('/article/list');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows only what the release has', async () => {
  const { drawer } = await openDrawer({ has: () => false });
  expect(drawer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en']);
});
