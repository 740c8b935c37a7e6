import { act, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { TabPanel } from '@jishi/ui/data';
import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDetailTab } from '../hooks/use-detail-tab.ts';
import CompactBar from './compact-bar.tsx';
import type { CompactBarProps } from './late-compact-bar.tsx';

let scrollPast = (..._bottoms: number[]) => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void) {
        scrollPast = (...bottoms) =>
          act(() =>
            told(
              bottoms.map((bottom) => ({
                isIntersecting: bottom > 0 && bottom < 800,
                boundingClientRect: { bottom },
              })),
            ),
          );
      }
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

const withBoth = { comment: true, question: true };
const server = shopServer({
  'POST verifyPlugin/*': withBoth,
  'GET comment/good': { ...wirePage([], 12, 1), summary: { average: 5, stars: { 5: 12 } } },
  'GET question/good': wirePage([], 3, 1),
});

const product = { id: '1001', name: '双肩包', pictures: [] } as unknown as CompactBarProps['product'];

function Page({ missing, children }: { missing: readonly string[]; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const purchase = {
    price: { min: 19_900, max: 19_900 },
    variant: null,
    missing,
  } as unknown as CompactBarProps['purchase'];
  const open = useDetailTab('1001');
  return (
    <>
      <div ref={sheet} data-testid="sheet">
        {children}
      </div>
      <TabPanel tabsId="product" value={open.tab} />
      <CompactBar product={product} purchase={purchase} sheet={sheet} open={open} />
    </>
  );
}

async function draw(missing: readonly string[] = [], path = '/product/detail/1001') {
  const drawn = renderInShop(
    <Page missing={missing}>
      <div data-row="容量">
        <button type="button">18升</button>
      </div>
      <div data-action-bar="">
        <button type="button">立即购买</button>
      </div>
    </Page>,
    { path },
  );
  await screen.findByTestId('sheet');
  return drawn;
}
const bar = () => screen.queryByRole('region', { name: '当前商品' });

it('shows itself only once what it stands for was scrolled away upwards', async () => {
  await draw();
  expect(bar()).toBeNull();
  scrollPast(1200);
  expect(bar(), 'still below').toBeNull();
  scrollPast(-1);
  expect(bar()).toHaveTextContent('双肩包');
  expect(bar()).toHaveTextContent('¥199.00');
  scrollPast(300);
  expect(bar()).toBeNull();
});

it('goes by where that is now, when it is told late', async () => {
  await draw();
  scrollPast(300, -1);
  expect(bar()).toBeInTheDocument();
});

it.each([
  [[], '立即购买'],
  [['容量'], '18升'],
])('with %j missing it leads to %s', async (missing, name) => {
  const { user } = await draw(missing);
  scrollPast(-1);
  await user.click(screen.getByRole('button', { name: '去选购' }));
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

const sections = () => within(screen.getByRole('navigation', { name: '页内位置' }));

it('says in which section one is, and how much waits in the others', async () => {
  await draw([], '/product/detail/1001?sku=2&tab=reviews');
  scrollPast(-1);
  const reviews = await sections().findByRole('link', { name: '评价 12' });
  expect(reviews).toHaveAttribute('aria-current', 'location');
  expect(reviews).toHaveAttribute('href', '/product/detail/1001?sku=2&tab=reviews');
  expect(await sections().findByRole('link', { name: '问大家 3' })).not.toHaveAttribute('aria-current');
  expect(sections().getByRole('link', { name: '商品详情' })).toHaveAttribute('href', '/product/detail/1001?sku=2');
});

it('leads to each section, focuses it, and writes it into the address', async () => {
  const { user, router } = await draw();
  scrollPast(-1);
  await user.click(await sections().findByRole('link', { name: '评价 12' }));
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=reviews'));
  expect(sections().getByRole('link', { name: '评价 12' })).toHaveAttribute('aria-current', 'location');
  await user.click(sections().getByRole('link', { name: '商品' }));
  expect(screen.getByTestId('sheet')).toHaveFocus();
  expect(router.state.location.search).toBe('?tab=reviews');
});

it('has only the sections of the shop', async () => {
  server.serve({ 'POST verifyPlugin/*': {} });
  await draw();
  scrollPast(-1);
  expect(sections().getAllByRole('link')).toHaveLength(2);
});
