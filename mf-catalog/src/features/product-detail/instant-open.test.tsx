import { createI18n } from '@jishi/i18n';
import {
  createTestShop,
  fireEvent,
  refuse,
  renderInShop,
  screen,
  shopServer,
  waitFor,
  wirePage,
  within,
} from '@jishi/testing';
import { aWireGood } from '@jishi/testing/builders';
import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import zh from '../../messages/zh.ts';
import page from './product-detail-page.ts';
import { ProductDetailScreen } from './product-detail-screen.tsx';

const card = { id: '1001', name: '轻量双肩包', price: 14900, marketPrice: 23900, picture: null, sales: 12 };
type Card = Omit<typeof card, 'picture'> & { picture: { url: string } | null };
const keep = (queries: QueryClient, known: Card = card) =>
  queries.setQueryData(['products', 'list', {}], { items: [known] });

const server = shopServer({
  'GET coupon/best': { rows: [] },
  'GET shipping/estimate': { rows: [] },
  'GET good/1001': aWireGood({ short_description: '自重 680 克' }),
  'GET good': wirePage([]),
  'GET goodCategory': [],
  'POST verifyPlugin/*': {},
  'GET siteConfig': {},
  'GET seckill/1001': null,
});

function load(queries: QueryClient) {
  const { shop } = createTestShop();
  const i18n = createI18n({ lang: 'zh', resources: { mf_catalog: zh } });
  const args = { params: { id: '1001' }, path: '/product/detail/1001', query: new URLSearchParams() };
  return page.load(args, { api: shop.api, queries, lang: 'zh', i18n, isSignedIn: false });
}

/** The page in a tab that has shown a list with the product. */
function AfterList({ known }: { known: Card }) {
  const queries = useQueryClient();
  useState(() => keep(queries, known));
  return <ProductDetailScreen />;
}
const draw = (over: Partial<Card> = {}) =>
  renderInShop(<AfterList known={{ ...card, ...over }} />, {
    path: '/product/detail/1001',
    route: '/product/detail/:id?',
    texts: { mf_catalog: zh },
  });

it('opens before the shop has answered, with what a list knew', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  server.serve({ 'GET good/1001': () => answered.then(() => aWireGood({ short_description: '自重 680 克' })) });
  const queries = new QueryClient();
  keep(queries);
  expect(await load(queries)).toEqual({ title: '轻量双肩包', canonical: '/product/detail/1001' });

  draw();
  expect(screen.getByRole('heading', { level: 1, name: '轻量双肩包' })).toBeInTheDocument();
  expect(screen.getByText('¥149.00')).toBeInTheDocument();
  answer();
  expect(await screen.findByText('自重 680 克')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('keeps the picture of the card over the large one until that has come', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  server.serve({ 'GET good/1001': () => answered.then(() => aWireGood()) });
  const { container } = draw({ picture: { url: '/media/goods/1001.webp' } });
  const pictures = () => [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'));
  const small = '/media/goods/1001_200.webp';
  expect(pictures()).toEqual([small]);
  expect(container.querySelector('img')).toHaveAttribute('sizes', expect.stringMatching(/46vw$/));
  answer();
  const large = await screen.findByRole('button', { name: '放大看轻量双肩包' });
  const front = within(large).getByRole('img', { name: '轻量双肩包' });
  expect([...large.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/media/goods/1001.webp',
    small,
  ]);
  expect(large.closest('[aria-busy]')).toBeNull();
  fireEvent.load(front);
  expect(large.querySelectorAll('img')).toHaveLength(1);
});

/** Opens the page when the answers are there, and are so many milliseconds old. */
function AfterAnswers({ age }: { age: number }) {
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    keep(queries);
    const open = async () => {
      await load(queries);
      await waitFor(() =>
        expect([queries.isFetching(), queries.getQueryData(['products', '1001'])]).toEqual([0, expect.anything()]),
      );
      for (const { queryKey, state } of queries.getQueryCache().getAll()) {
        queries.setQueryData(queryKey, state.data, { updatedAt: Date.now() - age });
      }
      startTransition(() => setIsOpen(true));
    };
    void open();
  }, [queries, age]);
  return isOpen ? <ProductDetailScreen /> : null;
}

it.each([
  ['that come before the first frame: the card is that frame', 0, true],
  ['of before: the whole page is', 10_000, false],
])('answers %s', async (_, age, isCard) => {
  const frames: boolean[] = [];
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')) frames.push(document.querySelector('[aria-busy="true"]') !== null);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  renderInShop(<AfterAnswers age={age} />, {
    path: '/product/detail/1001',
    route: '/product/detail/:id?',
    texts: { mf_catalog: zh },
  });
  expect(await screen.findByText('自重 680 克')).toBeInTheDocument();
  observer.disconnect();
  expect([frames[0], document.querySelector('[aria-busy="true"]')]).toEqual([isCard, null]);
});

it('waits for the answer where no list knew the product, or where it did not come the last time', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  expect(await load(queries)).toMatchObject({ description: '自重 680 克' });

  server.serve({ 'GET good/1001': () => refuse('商品不存在', 50000, 404, 'not-found') });
  queries.clear();
  keep(queries);
  await load(queries);
  await waitFor(() => expect(queries.getQueryState(['products', '1001'])?.status).toBe('error'));
  await expect(load(queries)).rejects.toMatchObject({ code: 'not-found' });
});

it('asks once more for a product that did not come, and then leaves the failure to the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.serve({ 'GET good/1001': () => refuse('忙', 50005, 503, 'unavailable') });
  draw();
  expect(await screen.findByText(/Unexpected Application Error/)).toBeInTheDocument();
});
