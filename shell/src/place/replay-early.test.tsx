import { act, fireEvent, screen, waitFor } from '@jishi/testing';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { earlyScript } from '../render/early-script.ts';
import { createStage, moduleOf } from '../testing/stage.tsx';
import { Place } from './place.tsx';
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
  await stage.hydrate(<Place id={id} mode="load" />, { [id]: page });
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
