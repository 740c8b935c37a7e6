import { act, fireEvent, screen, waitFor } from '@jishi/testing';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { LoadedModule } from '../parts/parts.ts';
import { createStage, moduleOf } from '../testing/stage.tsx';
import { earlyScript } from './early-script.ts';
import { MountPoint } from './mount-point.tsx';
import { replayEarly } from './replay-early.ts';

afterEach(() => {
  globalThis.__early = null;
});

const id = 'mf_catalog/product-detail';

function Purchase() {
  const [draft, setDraft] = useState('1');
  const [quantity, setQuantity] = useState(1);
  const [isGift, setGift] = useState(false);
  const [inCart, setInCart] = useState<string[]>([]);
  return (
    <>
      <input
        aria-label="quantity"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => setQuantity(Number(draft))}
      />
      <input type="checkbox" aria-label="gift" checked={isGift} onChange={({ target }) => setGift(target.checked)} />
      <button type="button" onClick={() => setInCart([...inCart, `${quantity}${isGift ? ' as a gift' : ''}`])}>
        <svg role="img" aria-label="basket" />
      </button>
      <output>{inCart.join(', ')}</output>
      <button type="submit">search</button>
    </>
  );
}
const page = moduleOf(Purchase);

/** As the browser runs it, before everything else. */
const keepEarly = () => new Function(earlyScript)();

function takeEarly() {
  const acts = globalThis.__early ?? [];
  globalThis.__early = null;
  return acts;
}

test('what was typed, ticked and pressed before the page was alive is done in its order', async () => {
  const stage = createStage();
  keepEarly();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: page });
  const [quantity, gift, basket] = [screen.getByRole('textbox'), screen.getByRole('checkbox'), screen.getByRole('img')];
  fireEvent.input(quantity, { target: { value: '3' } });
  fireEvent.input(quantity, { target: { value: '34' } });
  fireEvent.click(gift);
  expect(fireEvent.click(basket)).toBe(false);
  fireEvent.click(basket);
  const acts = takeEarly();
  act(() => replayEarly(acts, stage.places));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await stage.browser.arrives(id, page);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('34 as a gift, 34 as a gift'));
  expect(quantity).toHaveValue('34');
  expect(gift).toBeChecked();
  expect(stage.errors).toEqual([]);
});

test('what is typed, left and pressed in a place that waits is done in its order', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: page });
  const quantity = screen.getByRole('textbox');
  fireEvent.input(quantity, { target: { value: '3' } });
  fireEvent.input(quantity, { target: { value: '34' } });
  fireEvent.click(screen.getByRole('img'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await stage.browser.arrives(id, page);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('34'));
  expect(quantity).toHaveValue('34');
  fireEvent.input(quantity, { target: { value: '5' } });
  fireEvent.blur(quantity);
  fireEvent.click(screen.getByRole('img'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('34, 5'));
  expect(stage.errors).toEqual([]);
});

const buyId = 'mf_cart_checkout/add-to-cart';

function Chosen() {
  const [draft, setDraft] = useState('1');
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <input
        aria-label="quantity"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => setQuantity(Number(draft))}
      />
      <MountPoint id={buyId} mode="load" props={{ quantity }} />
    </>
  );
}

function Buy({ quantity }: { quantity: number }) {
  const [inCart, setInCart] = useState<number[]>([]);
  return (
    <>
      <button type="button" onClick={() => setInCart([...inCart, quantity])}>
        add
      </button>
      <output>{inCart.join(', ')}</output>
    </>
  );
}

test.each([
  ['the outer place first', [id, buyId]],
  ['the inner place first', [buyId, id]],
])('what is typed for a place inside a place, and pressed in it: %s', async (_, order) => {
  const stage = createStage();
  const modules: Record<string, LoadedModule> = { [id]: moduleOf(Chosen), [buyId]: moduleOf(Buy) };
  await stage.hydrate(<MountPoint id={id} mode="load" />, modules);
  const quantity = screen.getByRole('textbox');
  fireEvent.input(quantity, { target: { value: '4' } });
  fireEvent.click(screen.getByRole('button'));
  for (const next of order) await stage.browser.arrives(next, modules[next]!);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('4'));
  await stage.browser.arrives(buyId, modules[buyId]!);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^4$/));
});

test('buttons of forms are left alone, and everything once the tab runs', () => {
  keepEarly();
  document.body.innerHTML = '<button>send</button><button type="button">more</button>';
  const [send, more] = screen.getAllByRole('button');
  expect(fireEvent.click(send!)).toBe(true);
  expect(takeEarly()).toEqual([]);
  expect(fireEvent.click(more!)).toBe(true);
  document.body.innerHTML = '';
});

test('what has left the page meanwhile is forgotten', () => {
  const gone = document.createElement('button');
  const done: Element[] = [];
  replayEarly([[gone], [document.body]], { spotOf: () => null, redo: (target) => void done.push(target) });
  expect(done).toEqual([document.body]);
});
