import { act, type ShopTestOptions, screen, shopServer, waitFor } from '@jishi/testing';
import { describe, expect, it } from 'vitest';
import { renderLayout } from '../../testing/layout-links.tsx';
import { TopBar } from './top-bar.tsx';

const none = { url: null, img: null };
const codes = { mini_program: { url: null, img: '/media/mini.webp' }, h5: { url: '/', img: null }, app: none };
const server = shopServer({ 'GET siteConfig': { codes }, 'GET serviceConfig': { ...none, id: null } });
const customer = { nickname: '小满', phone: '13800000001', portrait: null };

const draw = (options: ShopTestOptions = {}) => renderLayout(<TopBar />, options);
const trigger = (name: string) => screen.findByRole('button', { name });

describe('QR codes', () => {
  it('are those the shop has', async () => {
    draw();
    expect(await trigger('小程序')).toBeInTheDocument();
    expect(await trigger('手机网页')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '下载 App' })).toBeNull();
  });

  it('show the picture of the configuration with its caption, by hover', async () => {
    const { user } = draw();
    await user.hover(await trigger('小程序'));
    expect(screen.getByRole('img', { name: '小程序' })).toHaveAttribute('src', '/media/mini.webp');
    expect(screen.getByText('手机扫码，随时逛摊')).toBeVisible();
  });

  it('draw the address of the shop, by click; Escape closes and keeps the focus', async () => {
    const { user } = draw({ lang: 'en' });
    await user.click(await trigger('Mobile web'));
    expect(await screen.findByRole('img', { name: 'Mobile web' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('img')).toBeNull();
    expect(await trigger('Mobile web')).toHaveFocus();
  });

  it('open by the keyboard', async () => {
    const { user } = draw();
    const button = await trigger('小程序');
    await user.tab();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('of an api that knows no configuration: the shop itself', async () => {
    server.serve({ 'GET siteConfig': () => new Response(null, { status: 404 }) });
    draw();
    expect(await trigger('手机网页')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '小程序' })).toBeNull();
  });
});

describe('online service', () => {
  const answer = (contact: object) => server.serve({ 'GET serviceConfig': { ...none, id: null, ...contact } });

  it('is asked for customers only', async () => {
    draw();
    await trigger('小程序');
    expect(server.asked.map(({ path }) => path)).not.toContain('serviceConfig');
  });

  it('opens its page in a new tab that cannot reach back', async () => {
    answer({ url: 'https://help.example/' });
    draw({ customer });
    const link = await screen.findByRole('link', { name: '在线客服' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('leads to a page of the shop', async () => {
    answer({ url: '/article/list' });
    draw({ customer });
    expect(await screen.findByRole('link', { name: '在线客服' })).toHaveAttribute('href', '/article/list');
  });

  it('shows its code to scan', async () => {
    answer({ img: '/media/service.webp' });
    const { user } = draw({ customer });
    await user.hover(await trigger('在线客服'));
    expect(screen.getByText(/扫码找客服/)).toBeVisible();
  });

  it('is hidden when there is none', async () => {
    draw({ customer });
    await waitFor(() => expect(server.asked.map(({ path }) => path)).toContain('serviceConfig'));
    expect(screen.queryByText('在线客服')).toBeNull();
  });
});

describe('the menu of the customer', () => {
  it('opens by focus, holds the account, favourites and the way out, and closes by Escape', async () => {
    const { user } = draw({ customer });
    const name = screen.getByRole('link', { name: '小满' });
    name.focus();
    await waitFor(() => expect(name).toHaveAttribute('aria-expanded', 'true'));
    expect(screen.getByRole('link', { name: '我的收藏' })).toHaveAttribute('href', '/user/collect');
    expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(name).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the picture of the customer, and another one as soon as it is theirs', async () => {
    const { container, shop } = draw({ customer: { ...customer, portrait: '/media/uploads/1.webp' } });
    const picture = () => container.querySelector('img[src^="/media/uploads/"]')?.getAttribute('src');
    expect(picture()).toBe('/media/uploads/1_80.webp');
    act(() => shop.session.getState().setCustomer({ ...customer, portrait: '/media/uploads/2.webp' }));
    expect(picture()).toBe('/media/uploads/2_80.webp');
    act(() => shop.session.getState().setCustomer(customer));
    expect(picture()).toBeUndefined();
  });

  it('is a button where the release has no account page', async () => {
    const { user } = draw({ customer, has: () => false });
    await user.click(screen.getByRole('button', { name: '小满' }));
    expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible();
  });
});

it('counts unread messages for customers, not for visitors', () => {
  const { unmount } = draw({ customer });
  expect(screen.getByTestId('fragment mf_user_centre/unread-badge')).toBeInTheDocument();
  unmount();
  draw();
  expect(screen.queryByTestId('fragment mf_user_centre/unread-badge')).toBeNull();
  expect(screen.getByRole('link', { name: '消息' })).toHaveAttribute('href', '/user/notice/list');
});
