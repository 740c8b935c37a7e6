import { RemoteFragment, useCart } from '@jishi/contracts';
import { act, createTestShop, fireEvent, render, screen, waitFor } from '@jishi/testing';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStage, moduleOf } from '../testing/stage.tsx';
import { MountPoint } from './mount-point.tsx';

const id = 'mf_catalog/home';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      <svg role="img" aria-label="plus" />
      pressed {count}
    </button>
  );
}

const counter = moduleOf(Counter);
const button = () => screen.getByRole('button', { name: /pressed/ });
const retry = () => screen.getByRole('button', { name: '重试' });

/** Watched by places that wait to be seen. */
const watched: ((isSeen: boolean) => void)[] = [];
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        watched.push((isIntersecting) => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  watched.length = 0;
});

test('a waiting place keeps the server HTML, then the same elements become alive', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: counter });
  const before = button();
  fireEvent.pointerOver(before);
  expect(before).toHaveTextContent('pressed 0');
  await stage.browser.arrives(id, counter);
  expect(button()).toBe(before);
  fireEvent.click(before);
  await waitFor(() => expect(before).toHaveTextContent('pressed 1'));
  expect(stage.errors).toEqual([]);
});

test('tells the part and the version it was drawn by', async () => {
  const stage = createStage();
  const { container } = await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: moduleOf(Counter, '2.0.1') });
  expect(container.querySelector('[data-part="mf_catalog"][data-version="2.0.1"]')).not.toBeNull();
});

test('a part that does not come leaves the HTML, says so, and comes back without a reload', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: counter });
  const before = button();
  await stage.browser.fails(id);
  expect(screen.getByRole('status')).toHaveTextContent('这一部分没加载出来');
  expect(button()).toBe(before);
  fireEvent.pointerOver(before);
  expect(stage.browser.asked).toHaveLength(1); // it waits to be asked
  fireEvent.click(retry());
  expect(retry()).toHaveAttribute('aria-busy', 'true');
  await stage.browser.arrives(id, counter);
  expect(button()).toBe(before);
  expect(screen.queryByRole('status')).toBeNull();
  expect(stage.errors).toEqual([]);
});

test('a part that does not come names the release and the request of the page', async () => {
  const serverTiming = [{ name: 'request', description: 'mi3k2x9a-7-7f3a9c2b1d' }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming } as unknown as PerformanceEntry]);
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: counter });
  await stage.browser.fails(id);
  expect(screen.getByRole('status')).toHaveTextContent('版本 7 · 请求编号 mi3k2x9a-7-7f3a9c2b1d');
  expect(stage.errors).toEqual([]);
});

test('what is pressed while a part that failed is tried again is done when it comes', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: counter });
  await stage.browser.fails(id);
  fireEvent.click(button());
  fireEvent.click(retry());
  fireEvent.click(button());
  fireEvent.click(retry());
  await stage.browser.arrives(id, counter);
  await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
  expect([stage.browser.asked.length, stage.errors]).toEqual([2, []]);
});

test('whoever tries one place again tries what else failed of its part, and no other part', async () => {
  const [beside, elsewhere] = ['mf_catalog/hot', 'mf_promotions/hot'];
  const stage = createStage();
  const places = [id, beside, elsewhere].map((one) => <MountPoint key={one} id={one} mode="load" />);
  await stage.hydrate(places, { [id]: counter, [beside]: counter, [elsewhere]: counter });
  for (const one of [id, beside, elsewhere]) await stage.browser.fails(one);
  fireEvent.click(screen.getAllByRole('button', { name: '重试' })[0]!);
  expect(stage.browser.asked).toEqual([id, beside, elsewhere, id, beside]);
  for (const one of [id, beside]) await stage.browser.arrives(one, counter);
  expect(retry()).not.toHaveAttribute('aria-busy');
});

test('a part that was given up because the browser went elsewhere is tried again when one comes back', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: counter });
  await stage.browser.fails(id);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
  expect(stage.browser.asked).toHaveLength(1);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await stage.browser.arrives(id, counter);
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect([stage.browser.asked.length, screen.queryByRole('status')]).toEqual([2, null]);
});

test('of a quiet place only somebody who pressed it hears that it failed', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="interaction" isQuiet />, { [id]: counter });
  fireEvent.pointerOver(button());
  await stage.browser.fails(id);
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(button());
  await stage.browser.fails(id);
  expect(screen.getByRole('status')).toHaveTextContent('这一部分没加载出来');
  fireEvent.click(retry());
  await stage.browser.arrives(id, counter);
  expect(screen.queryByRole('status')).toBeNull();
  expect(button()).toBeInTheDocument();
});

test('a part that was only slow takes over the HTML when it comes, and once only', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: counter });
  const before = button();
  await stage.browser.isSlow(id);
  fireEvent.click(retry());
  await stage.browser.arrivesLate(id, counter);
  expect(screen.queryByRole('status')).toBeNull();
  expect(button()).toBe(before);
  fireEvent.click(before);
  await stage.browser.arrives(id, counter);
  expect(button()).toHaveTextContent('pressed 1'); // what was tried beside it does not draw it anew
  expect(stage.errors).toEqual([]);
});

test('a place born in the browser shows its fallback until its module is there', async () => {
  const stage = createStage();
  render(stage.around(<MountPoint id={id} mode="interaction" fallback={<p>soon</p>} />));
  expect(screen.getByText('soon')).toBeInTheDocument();
  await stage.browser.arrives(id, counter);
  expect(button()).toBeInTheDocument();
  expect(screen.queryByText('soon')).toBeNull();
});

test('with the module in memory it is drawn at once', () => {
  const stage = createStage();
  stage.browser.keep(id, counter);
  const fallback = vi.fn(() => null);
  const Fallback = fallback as () => ReactNode;
  render(stage.around(<MountPoint id={id} mode="load" fallback={<Fallback />} />));
  expect(button()).toBeInTheDocument();
  expect(fallback).not.toHaveBeenCalled();
  expect(stage.browser.asked).toEqual([]);
});

test('a place born in the browser whose part fails is empty but for a way to try again', async () => {
  const stage = createStage();
  const { container } = render(stage.around(<MountPoint id={id} mode="load" fallback={<p>soon</p>} />));
  await stage.browser.fails(id);
  expect(container.querySelector('[data-body]')).toBeNull();
  expect(screen.queryByText('soon')).toBeNull();
  fireEvent.click(retry());
  await stage.browser.arrives(id, counter);
  expect(button()).toBeInTheDocument();
});

test.each(['visible', 'interaction'] as const)('a place that waits for %s is not loaded before', async (mode) => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode={mode} />, { [id]: counter });
  expect(stage.browser.asked).toEqual([]);
  if (mode === 'visible') act(() => watched[0]?.(true));
  else fireEvent.focusIn(button());
  expect(stage.browser.asked).toEqual([id]);
});

test('a place that waits for a reader is loaded in view once somebody is there', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="read" />, { [id]: counter });
  fireEvent.keyDown(document.body);
  expect(stage.browser.asked).toEqual([]);
  act(() => watched[0]?.(true));
  expect(stage.browser.asked).toEqual([]);
  fireEvent.keyDown(document.body);
  expect(stage.browser.asked).toEqual([id]);
});

test('a place that is gone before anybody was there is not loaded', async () => {
  const stage = createStage();
  const { root } = await stage.hydrate(<MountPoint id={id} mode="read" />, { [id]: counter });
  act(() => watched[0]?.(true));
  act(() => root.unmount());
  fireEvent.keyDown(document.body);
  expect(stage.browser.asked).toEqual([]);
});

test('a countdown runs while its place waits for a reader', async () => {
  const stage = createStage();
  const timer = moduleOf(() => (
    <p data-ends-at={Date.now() + 3_725_000}>
      <b suppressHydrationWarning>00</b>
    </p>
  ));
  const { container } = await stage.hydrate(<MountPoint id={id} mode="read" />, { [id]: timer });
  act(() => watched[0]?.(true));
  await waitFor(() => expect(container.querySelector('b')).toHaveTextContent('01'));
  expect(stage.browser.asked).toEqual([]);
});

test('out of sight it stays as it is', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="visible" />, { [id]: counter });
  act(() => watched[0]?.(false));
  expect(stage.browser.asked).toEqual([]);
});

test.each([
  ['the button', () => button()],
  ['an icon inside of it', () => screen.getByRole('img')],
])('a click on %s that came too early is done once the component hears it', async (_what, target) => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="interaction" />, { [id]: counter });
  fireEvent.click(target());
  expect(button()).toHaveTextContent('pressed 0');
  await stage.browser.arrives(id, counter);
  await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
});

test('a click inside a place inside a waiting place reaches its component', async () => {
  const inner = 'mf_cart_checkout/add-to-cart';
  const stage = createStage({ fragments: [{ id: inner, hydrate: 'interaction', wakeOn: [] }] });
  const page = moduleOf(() => (
    <RemoteFragment id={inner} props={{ productId: '1', variantId: null, quantity: 1, missing: [], buyOnly: false }} />
  ));
  await stage.hydrate(<MountPoint id={id} mode="interaction" />, { [id]: page, [inner]: counter });
  fireEvent.click(button());
  await stage.browser.arrives(id, page);
  await waitFor(() => expect(stage.browser.asked).toContain(inner));
  await stage.browser.arrives(inner, counter);
  await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
  expect(stage.errors).toEqual([]);
});

test('a link in a waiting place works by itself', async () => {
  const stage = createStage();
  const page = moduleOf(() => <a href="#there">there</a>);
  await stage.hydrate(<MountPoint id={id} mode="interaction" />, { [id]: page });
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true); // not prevented
  expect(stage.browser.asked).toEqual([]);
});

test('before a navigation a waiting place lets go, looks the same, and still comes alive', async () => {
  const stage = createStage();
  const { redraw } = await stage.hydrate(<MountPoint id={id} mode="interaction" />, { [id]: counter });
  await act(async () => stage.places.releaseAll());
  expect(button()).toHaveTextContent('pressed 0');
  await redraw(<MountPoint id={id} mode="interaction" />);
  expect(button()).toHaveTextContent('pressed 0');
  fireEvent.click(button());
  await stage.browser.arrives(id, counter);
  await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
  expect(stage.errors).toEqual([]);
});

test('when data of the page was renewed meanwhile it is drawn anew instead of taken over', async () => {
  let text = 'as sent';
  let isChanged = false;
  const stage = createStage({ hasChanged: () => isChanged });
  const module = moduleOf(() => <p>{text}</p>);
  await stage.hydrate(<MountPoint id={id} mode="interaction" />, { [id]: module });
  [text, isChanged] = ['renewed', true];
  fireEvent.pointerOver(screen.getByText('as sent'));
  await stage.browser.arrives(id, module);
  expect(screen.getByText('renewed')).toBeInTheDocument();
  expect(stage.errors).toEqual([]);
});

test('a press during which its place is drawn anew is finished', async () => {
  const stage = createStage({ hasChanged: () => true });
  await stage.hydrate(<MountPoint id={id} mode="interaction" />, { [id]: counter });
  const before = button();
  fireEvent.pointerOver(before);
  fireEvent.pointerDown(before);
  await stage.browser.arrives(id, counter);
  expect(before.isConnected).toBe(false);
  fireEvent.pointerUp(button());
  await waitFor(() => expect(button()).toHaveTextContent('pressed 1'));
});

test.each([
  ['elsewhere', (place: Element) => fireEvent.pointerUp(place)],
  ['on what stood still', () => fireEvent.pointerUp(button())],
])('a press let go %s is left to the browser', async (_where, letGo) => {
  const stage = createStage();
  const { container } = await stage.hydrate(<MountPoint id={id} mode="interaction" />, { [id]: counter });
  fireEvent.pointerOver(button());
  fireEvent.pointerDown(button());
  await stage.browser.arrives(id, counter);
  letGo(container);
  expect(button()).toHaveTextContent('pressed 0');
});

test('a component that throws harms its own place only, and can be tried again', async () => {
  const stage = createStage();
  let isBroken = true;
  const module = moduleOf(() => {
    if (isBroken) throw new Error('broken on mount');
    return <p>repaired</p>;
  });
  stage.browser.keep(id, module);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    stage.around(
      <>
        <MountPoint id={id} mode="load" />
        <p>the rest</p>
      </>,
    ),
  );
  expect(screen.getByText('the rest')).toBeInTheDocument();
  isBroken = false;
  fireEvent.click(retry());
  await stage.browser.arrives(id, module);
  expect(screen.getByText('repaired')).toBeInTheDocument();
});

test('new props reach a living place; the same props by value leave it alone', async () => {
  const stage = createStage();
  const draws = vi.fn(({ word }: { word: string }) => <p>{word}</p>);
  stage.browser.keep(id, moduleOf(draws));
  const view = render(stage.around(<MountPoint id={id} mode="load" props={{ word: 'one' }} />));
  const times = draws.mock.calls.length;
  view.rerender(stage.around(<MountPoint id={id} mode="load" props={{ word: 'one' }} />));
  expect(draws).toHaveBeenCalledTimes(times);
  view.rerender(stage.around(<MountPoint id={id} mode="load" props={{ word: 'two' }} />));
  expect(screen.getByText('two')).toBeInTheDocument();
});

test('new props leave the HTML of a waiting place, wake it, and reach it when it is alive', async () => {
  const stage = createStage();
  const word = moduleOf(({ word: shown }: { word: string }) => <p>{shown}</p>);
  const place = (shown: string) => <MountPoint id={id} mode="interaction" props={{ word: shown }} />;
  const { redraw } = await stage.hydrate(place('one'), { [id]: word });
  const html = screen.getByText('one');
  expect(stage.browser.asked).toEqual([]);
  await redraw(place('two'));
  expect(screen.getByText('one')).toBe(html);
  expect(stage.browser.asked).toEqual([id]);
  await stage.browser.arrives(id, word);
  expect(screen.getByText('two')).toBe(html);
  expect(stage.errors).toEqual([]);
});

test('a place that shows a store wakes when the store changes, and when it changed before', async () => {
  const { shop } = createTestShop();
  const stage = createStage({ shop });
  const count = moduleOf(() => <p>{useCart((state) => state.lines.length)} lines</p>);
  const places = (
    <>
      <MountPoint id="mf_cart_checkout/mini-cart" mode="interaction" wakeOn={['cart']} />
      <MountPoint id="mf_user_centre/unread-badge" mode="interaction" wakeOn={['session']} />
    </>
  );
  shop.cart.setState({ isKnown: true }); // known to be empty is what the server has drawn
  await stage.hydrate(places, { 'mf_cart_checkout/mini-cart': count, 'mf_user_centre/unread-badge': counter });
  expect(stage.browser.asked).toEqual([]);
  await act(async () => shop.cart.getState().setLines([]));
  expect(stage.browser.asked).toEqual(['mf_cart_checkout/mini-cart']);
});

test('nothing stands where the release has no such fragment', () => {
  const stage = createStage();
  const { container } = render(
    stage.around(<RemoteFragment id="mf_promotions/flash-sale-strip" props={{ limit: 5 }} fallback={<p>soon</p>} />),
  );
  expect(container).toBeEmptyDOMElement();
});
