import type { PageHead } from '@jishi/contracts';
import { act, type ShopTestOptions, screen, shopServer, waitFor, within } from '@jishi/testing';
import { describe, expect, it, vi } from 'vitest';
import { OnlineService } from '../layout/header/online-service.tsx';
import { PhoneLinks } from '../layout/header/phone-links.tsx';
import { renderLayout } from '../testing/layout-links.tsx';
import { ServiceHost } from './service-host.tsx';

const none = { url: null, img: null, id: null };
const server = shopServer({ 'GET serviceConfig': { ...none, img: '/media/service.webp' } });
const customer = { nickname: '小满', phone: '13800000001', portrait: null };
const subject = { kind: 'order', number: '20261120000001', name: '草莓 等 2 种商品' } as const;
const head = (): PageHead => ({ title: '订单', subject });
const draw = (options: ShopTestOptions = {}) =>
  renderLayout(
    <>
      <OnlineService />
      <ServiceHost />
    </>,
    { customer, head, path: '/user/indent/detail?id=1', ...options },
  );
const panel = async (name = '联系客服') => within(await screen.findByRole('dialog', { name }));
const press = async (drawn: ReturnType<typeof draw>, name = '在线客服') =>
  drawn.user.click(await screen.findByRole('button', { name }));

describe('the panel of customer service', () => {
  it('has the order at hand, its number on the clipboard, and says so', async () => {
    const drawn = draw();
    await press(drawn);
    const shown = await panel();
    expect(shown.getByText('20261120000001')).toBeVisible();
    expect(shown.getByText('草莓 等 2 种商品')).toBeVisible();
    await waitFor(() =>
      expect(shown.getByRole('status')).toHaveTextContent('订单编号已复制，发给客服就能查到这笔订单。'),
    );
    expect(await navigator.clipboard.readText()).toBe('20261120000001');
    expect(shown.getByRole('img', { name: '客服二维码' })).toHaveAttribute('src', '/media/service.webp');
  });

  it('offers to copy by hand where the browser does not', async () => {
    const drawn = draw();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press(drawn);
    const shown = await panel();
    await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent(/请选中编号手动复制/));
    write.mockRestore();
    await drawn.user.click(shown.getByRole('button', { name: '复制' }));
    await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent(/订单编号已复制/));
  });

  it('leads to the page of customer service in a tab that cannot reach back', async () => {
    server.serve({ 'GET serviceConfig': { ...none, url: 'https://help.example/' } });
    const drawn = draw();
    await press(drawn);
    const link = (await panel()).getByRole('link', { name: '打开在线客服' });
    expect(link).toHaveAttribute('href', 'https://help.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('leads to a page of the shop, and closes behind whoever follows', async () => {
    server.serve({ 'GET serviceConfig': { ...none, url: '/article/list' } });
    const drawn = draw();
    await press(drawn);
    await drawn.user.click((await panel()).getByRole('link', { name: '打开在线客服' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens when a page asks for it, and closes by Escape', async () => {
    const drawn = draw({ lang: 'en', head: () => ({ title: 'x', subject: { ...subject, kind: 'refund' } }) });
    act(() => drawn.shop.bus.emit('service:asked', {}));
    const shown = await panel('Contact service');
    expect(shown.getByText('Refund number')).toBeVisible();
    await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent(/^The refund number is copied/));
    await drawn.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes the place of the drawer on a phone', async () => {
    const drawn = renderLayout(
      <>
        <PhoneLinks />
        <ServiceHost />
      </>,
      { customer, head, path: '/user/indent/detail?id=1' },
    );
    await drawn.user.click(screen.getByRole('button', { name: '更多' }));
    const drawer = within(await screen.findByRole('dialog', { name: '更多' }));
    await drawn.user.click(await drawer.findByRole('button', { name: '在线客服' }));
    expect((await panel()).getByText('20261120000001')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: '更多' })).toBeNull();
  });

  it('is not there where the shop has no customer service', async () => {
    server.serve({ 'GET serviceConfig': none });
    const { shop } = draw();
    await waitFor(() => expect(server.asked.map(({ path }) => path)).toContain('serviceConfig'));
    act(() => shop.bus.emit('service:asked', {}));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for nothing before somebody wants it', () => {
    renderLayout(<ServiceHost />, { customer, head, path: '/user/indent/detail?id=1' });
    expect(server.asked).toEqual([]);
  });
});
