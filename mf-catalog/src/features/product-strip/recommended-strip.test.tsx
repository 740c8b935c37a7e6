import { renderInShop, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import { aWireGoodCard } from '@jishi/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import zh from '../../messages/zh.ts';
import { VIEWED_KEY } from '../../model/viewed.ts';
import { ProductStrip } from './product-strip.tsx';

const cherries = aWireGoodCard({ id: 1, name: '樱桃' });
const bowl = aWireGoodCard({ id: 2, name: '碗' });
const server = shopServer({
  // Lists are ordered by the shop, not as they were asked for.
  'GET good': wirePage([cherries, bowl]),
  'POST recommendation': [
    { good_id: 2, reason: 'bought' },
    { good_id: 1, reason: 'kind' },
  ],
});
const asked = () => server.asked.filter(({ path }) => path === 'recommendation').map(({ body }) => body);
const draw = (props: Partial<Parameters<typeof ProductStrip>[0]>, isSignedIn = false) =>
  renderInShop(<ProductStrip title="搭着买" limit={5} place="cart" {...props} />, {
    texts: { mf_catalog: zh },
    customer: isSignedIn ? { nickname: '小满', phone: '13800000001', portrait: null } : null,
  });

beforeEach(() => localStorage.clear());

describe('what goes with some products', () => {
  it('stands in the order it was recommended in, with what is not wanted left out', async () => {
    draw({ productIds: ['7', '8'], except: ['7', '8'] });
    const names = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(names[0]).toContain('碗');
    expect(names[1]).toContain('樱桃');
    expect(screen.getByText('买过这些的人也看')).toBeInTheDocument();
    expect(asked()).toEqual([{ place: 'cart', good_ids: [7, 8], own: false, except: [7, 8], limit: 5 }]);
    expect(String(server.asked.find(({ path }) => path === 'good')?.query)).toBe('page=1&limit=2&ids=2%2C1');
  });

  it('is called so only where somebody bought or looked at it', async () => {
    server.serve({ 'POST recommendation': [{ good_id: 1, reason: 'kind' }] });
    draw({ productIds: ['7'] });
    expect(await screen.findByRole('link', { name: '樱桃' })).toBeInTheDocument();
    expect(screen.queryByText('买过这些的人也看')).not.toBeInTheDocument();
  });

  it('is not there when nothing does', async () => {
    server.serve({ 'POST recommendation': [] });
    const { container } = draw({ productIds: ['7'] });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});

describe('what is picked for somebody', () => {
  it('goes with what a visitor looked at in this browser, and does not once they say no', async () => {
    localStorage.setItem(VIEWED_KEY, JSON.stringify(['5', '6']));
    const { user } = draw({ place: 'empty-cart' });
    expect(await screen.findByText('按你在这个浏览器里看过的商品挑的。')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '不按我的浏览挑' }));
    expect(await screen.findByText('没有按你的浏览挑，是今天摊上的商品。')).toBeInTheDocument();
    expect(asked().map((body) => (body as { good_ids: number[] }).good_ids)).toEqual([[5, 6], []]);
    await user.click(screen.getByRole('button', { name: '按我的浏览挑' }));
    expect(await screen.findByText('按你在这个浏览器里看过的商品挑的。')).toBeInTheDocument();
  });

  it('says nothing where nothing is known of a visitor', async () => {
    draw({ place: 'empty-cart' });
    expect(await screen.findByRole('link', { name: '樱桃' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /我的浏览/ })).not.toBeInTheDocument();
  });

  it('asks the shop to look at what a customer did only where they let it', async () => {
    localStorage.setItem(VIEWED_KEY, JSON.stringify(['5']));
    const { user } = draw({ place: 'account' }, true);
    expect(await screen.findByText('按你看过、收藏和买过的商品挑的，只在本店计算。')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '不按我的浏览挑' }));
    expect(await screen.findByText('没有按你的浏览挑，是今天摊上的商品。')).toBeInTheDocument();
    expect(asked()).toEqual([
      { place: 'account', good_ids: [], own: true, except: [], limit: 5 },
      { place: 'account', good_ids: [], own: false, except: [], limit: 5 },
    ]);
  });

  it('is left out when it cannot be had', async () => {
    server.serve({ 'POST recommendation': () => new Response(null, { status: 503 }) });
    const { container } = draw({ place: 'account' }, true);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
