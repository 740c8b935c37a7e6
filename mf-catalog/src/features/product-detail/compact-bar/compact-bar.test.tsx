import { act, renderInShop, screen } from '@jishi/testing';
import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import zh from '../../../messages/zh.ts';
import CompactBar from './compact-bar.tsx';
import type { CompactBarProps } from './late-compact-bar.tsx';

let scrollPast = (_bottom: number) => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void) {
        scrollPast = (bottom) =>
          act(() => told([{ isIntersecting: bottom > 0 && bottom < 800, boundingClientRect: { bottom } }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

const product = { name: '双肩包', pictures: [] } as unknown as CompactBarProps['product'];

function Page({ missing, children }: { missing: readonly string[]; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const purchase = {
    price: { min: 19_900, max: 19_900 },
    variant: null,
    missing,
  } as unknown as CompactBarProps['purchase'];
  return (
    <>
      <div ref={sheet}>{children}</div>
      <CompactBar product={product} purchase={purchase} sheet={sheet} />
    </>
  );
}

const draw = (missing: readonly string[] = []) =>
  renderInShop(
    <Page missing={missing}>
      <div data-row="容量">
        <button type="button">18升</button>
      </div>
      <div data-action-bar="">
        <button type="button">立即购买</button>
      </div>
    </Page>,
    { texts: { mf_catalog: zh } },
  );
const bar = () => screen.queryByRole('region', { name: '当前商品' });

it('shows itself only once what it stands for was scrolled away upwards', () => {
  draw();
  expect(bar()).toBeNull();
  scrollPast(1200);
  expect(bar(), 'still below').toBeNull();
  scrollPast(-1);
  expect(bar()).toHaveTextContent('双肩包');
  expect(bar()).toHaveTextContent('¥199.00');
  scrollPast(300);
  expect(bar()).toBeNull();
});

it.each([
  [[], '立即购买'],
  [['容量'], '18升'],
])('with %j missing it leads to %s', async (missing, name) => {
  const { user } = draw(missing);
  scrollPast(-1);
  await user.click(screen.getByRole('button', { name: '去选购' }));
  expect(screen.getByRole('button', { name })).toHaveFocus();
});
