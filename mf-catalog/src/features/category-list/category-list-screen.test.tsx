import { act, refuse, renderInShop, screen, shopServer, within } from '@jishi/testing';
import { aWireCategory } from '@jishi/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { CategoryListScreen } from './category-list-screen.tsx';

const leaf = aWireCategory({ id: 111, name: '瓜类葡萄', pid: 11 });
const server = shopServer({
  'GET goodCategory': [
    aWireCategory({
      id: 1,
      name: '生鲜果蔬',
      children: [aWireCategory({ id: 11, name: '时令水果', children: [leaf] })],
    }),
    aWireCategory({ id: 2, name: '数码影音', children: [aWireCategory({ id: 21, name: '耳机', pid: 2 })] }),
    aWireCategory({ id: 3, name: '花植园艺' }),
  ],
});

const draw = (lang: 'zh' | 'en' = 'zh') =>
  renderInShop(<CategoryListScreen />, { lang, texts: { mf_catalog: lang === 'zh' ? zh : en } });

describe('all categories', () => {
  it('shows every level as links', async () => {
    draw();
    const fresh = await screen.findByRole('region', { name: '生鲜果蔬' });
    expect(within(fresh).getByRole('heading', { level: 3, name: '时令水果' })).toBeInTheDocument();
    expect(within(fresh).getByRole('link', { name: '瓜类葡萄' })).toHaveAttribute(
      'href',
      `/product/list/111?name=${encodeURIComponent('瓜类葡萄')}`,
    );
    const digital = screen.getByRole('region', { name: '数码影音' });
    expect(within(digital).getByRole('link', { name: '耳机' })).toBeInTheDocument();
    expect(within(digital).queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: '花植园艺' })).toBeInTheDocument();
  });

  it('tells how many products there are, where the server does', async () => {
    server.serve({
      'GET goodCategory': [
        aWireCategory({ id: 2, name: 'Digital', children: [aWireCategory({ id: 21, name: 'Phones', good_count: 1 })] }),
        aWireCategory({ id: 3, name: 'Plants', children: [aWireCategory({ id: 31, name: 'Pots' })] }),
      ],
    });
    draw('en');
    const digital = await screen.findByRole('region', { name: 'Digital' });
    expect(within(digital).getByRole('listitem')).toHaveTextContent('Phones1 item');
    expect(within(screen.getByRole('region', { name: 'Plants' })).getByRole('listitem')).toHaveTextContent(/^Pots$/);
  });

  it('offers a walk along the stalls as well', async () => {
    draw();
    expect(await screen.findByRole('link', { name: '逛逛市集街' })).toHaveAttribute('href', '/street');
  });

  it('has a rail to each first level', async () => {
    draw();
    const rail = await screen.findByRole('navigation', { name: '一级分类' });
    expect(within(rail).getByRole('link', { name: '数码影音' })).toHaveAttribute('href', '#category-2');
  });

  it('marks in the rail what one reads', async () => {
    let tell: IntersectionObserverCallback = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(callback: IntersectionObserverCallback) {
          tell = callback;
        }
      },
    );
    draw();
    const target = await screen.findByRole('region', { name: '数码影音' });
    act(() => tell([{ isIntersecting: true, target } as unknown as IntersectionObserverEntry], {} as never));
    const rail = within(screen.getByRole('navigation', { name: '一级分类' }));
    expect(rail.getByRole('link', { current: true })).toHaveTextContent('数码影音');
    vi.unstubAllGlobals();
  });

  it('leaves out categories without a name in this language', async () => {
    server.serve({
      'GET goodCategory': [
        aWireCategory({ id: 1, name: '' }),
        aWireCategory({ id: 2, name: 'Digital', children: [aWireCategory({ id: 21, name: '' })] }),
      ],
    });
    draw('en');
    const digital = await screen.findByRole('region', { name: 'Digital' });
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(within(digital).queryAllByRole('listitem')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1, name: 'All categories' })).toBeInTheDocument();
  });

  it('says that there are none', async () => {
    server.serve({ 'GET goodCategory': [] });
    draw();
    expect(await screen.findByRole('heading', { name: '还没有分类' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '回首页' })).toHaveAttribute('href', '/');
  });

  it('offers another attempt after a failure', async () => {
    server.serve({ 'GET goodCategory': () => refuse('忙', 50005, 503, 'unavailable') });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = draw();
    const retry = await screen.findByRole('button', { name: '重试' });
    server.serve({ 'GET goodCategory': [aWireCategory({ id: 3, name: '花植园艺' })] });
    await user.click(retry);
    expect(await screen.findByRole('region', { name: '花植园艺' })).toBeInTheDocument();
  });
});
