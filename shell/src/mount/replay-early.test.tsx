import { act, fireEvent, screen, waitFor } from '@jishi/testing';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { LoadedModule } from '../parts/parts.ts';
import { animatedBy } from '../testing/animations.ts';
import { runInlineScript } from '../testing/run-inline-script.ts';
import { createStage, moduleOf } from '../testing/stage.tsx';
import { earlyScript } from './early-script.ts';
import { MountPoint } from './mount-point.tsx';
import { PENDING } from './pending-mark.ts';
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

function keepEarly() {
  runInlineScript(earlyScript);
  globalThis.__leaving = undefined;
}

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

function Hint() {
  const [isOpen, setOpen] = useState(false);
  return (
    <search onFocus={() => setOpen(true)} onBlur={() => setOpen(false)}>
      <input aria-label="search" />
      {isOpen && <p>hot words</p>}
    </search>
  );
}

test('a focus from before is told where it is, once its place is alive', async () => {
  const stage = createStage();
  keepEarly();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: moduleOf(Hint) });
  const box = screen.getByRole('textbox');
  box.focus();
  act(() => replayEarly(takeEarly(), stage.places, document.activeElement));
  expect(screen.queryByText('hot words')).toBeNull();
  await stage.browser.arrives(id, moduleOf(Hint));
  expect(await screen.findByText('hot words')).toBeInTheDocument();
  expect(box).toHaveFocus();
});

test('whoever has left the field meanwhile is told nothing', async () => {
  const stage = createStage();
  keepEarly();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: moduleOf(Hint) });
  const box = screen.getByRole('textbox');
  box.focus();
  act(() => replayEarly(takeEarly(), stage.places, document.activeElement));
  box.blur();
  await stage.browser.arrives(id, moduleOf(Hint));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText('hot words')).toBeNull();
});

test.each([
  ['', '34'],
  ['345', '345'],
])(
  'what was typed early and is not left stays when React puts its own value there; typed on: %j',
  async (more, shown) => {
    const stage = createStage();
    keepEarly();
    function Field() {
      const [draft, setDraft] = useState<string>();
      const [count, setCount] = useState(0);
      useEffect(() => setCount(1), []);
      return <input data-count={count} value={draft ?? '1'} onChange={({ target }) => setDraft(target.value)} />;
    }
    await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: moduleOf(Field) });
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.input(field, { target: { value: '34' } });
    const acts = takeEarly();
    await stage.browser.arrives(id, moduleOf(Field));
    await waitFor(() => expect(field).toHaveAttribute('data-count', '1'));
    if (more) fireEvent.input(field, { target: { value: more } });
    act(() => replayEarly(acts, stage.places));
    await waitFor(() => expect(field).toHaveValue(shown));
    expect(stage.errors).toEqual([]);
  },
);

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

test('what is typed in the moment a place can be taken over is not lost', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: page });
  const quantity = screen.getByRole('textbox');
  // Its code is there, and React has not begun yet.
  await stage.browser.arrivesUnnoticed(id, page);
  fireEvent.input(quantity, { target: { value: '34' } });
  await waitFor(() => expect(quantity).toHaveValue('34'));
  fireEvent.blur(quantity);
  fireEvent.click(screen.getByRole('img'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('34'));
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
  replayEarly([[gone], [document.body]], {
    spotOf: () => null,
    redo: (target) => void done.push(target),
    retype: () => undefined,
  });
  expect(done).toEqual([document.body]);
});

/** What looks pressed and unanswered. */
const pending = () => animatedBy(PENDING).map(({ textContent }) => textContent);

test('what is pressed before the page is alive shows it, until it answers', async () => {
  const stage = createStage();
  keepEarly();
  await stage.hydrate(<MountPoint id={buyId} mode="load" props={{ quantity: 3 }} />, { [buyId]: moduleOf(Buy) });
  fireEvent.click(screen.getByRole('button'));
  expect(pending()).toEqual(['add']);
  const acts = takeEarly();
  act(() => replayEarly(acts, stage.places));
  expect(pending()).toEqual(['add']);
  await stage.browser.arrives(buyId, moduleOf(Buy));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^3$/));
  expect(pending()).toEqual([]);
  expect(stage.errors).toEqual([]);
});

test('a place that fails leaves nothing looking pressed', async () => {
  const stage = createStage();
  await stage.hydrate(<MountPoint id={buyId} mode="load" props={{ quantity: 3 }} />, { [buyId]: moduleOf(Buy) });
  fireEvent.click(screen.getByRole('button'));
  expect(pending()).toEqual(['add']);
  await stage.browser.fails(buyId);
  expect(pending()).toEqual([]);
});

test.each([
  ['<a href="/product/list">list</a>', ['list']],
  ['<a href="https://example.org/">elsewhere</a>', ['elsewhere']],
  ['<a href="#main">on this page</a>', []],
  ['<a href="/product/list" target="_blank">in a new tab</a>', []],
  ['<a href="/terms.pdf" download>a file</a>', []],
  ['<a href="tel:4000000000">a call</a>', []],
  ['<p>no control</p>', []],
])('an early press on %s', (html, marked) => {
  keepEarly();
  document.body.innerHTML = html;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(document.body.firstElementChild!);
  expect([pending(), globalThis.__leaving ?? false]).toEqual([marked, marked.length > 0]);
  expect(takeEarly()).toEqual([]);
  document.body.innerHTML = '';
});

test('an early press on the button of a form shows it when the form is sent', () => {
  keepEarly();
  document.body.innerHTML = '<form action="/search"><input name="q" required /><button>search</button></form>';
  const [form, button] = [document.querySelector('form')!, screen.getByRole('button')];
  form.addEventListener('submit', (event) => event.preventDefault());
  fireEvent.click(button);
  expect(pending()).toEqual([]);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'tea' } });
  fireEvent.click(button);
  expect([pending(), globalThis.__leaving]).toEqual([['search'], true]);
  takeEarly();
  document.body.innerHTML = '';
});

test('a form without an action is sent once it is heard, by its button or by Enter', async () => {
  const sent: string[] = [];
  function Login() {
    const submit = (event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      sent.push(String(new FormData(event.currentTarget).get('phone')));
    };
    return (
      <form noValidate onSubmit={submit}>
        <input name="phone" />
        <button type="submit">log in</button>
      </form>
    );
  }
  const login = moduleOf(Login);
  const stage = createStage();
  keepEarly();
  await stage.hydrate(<MountPoint id={id} mode="load" />, { [id]: login });
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '13800000001' } });
  fireEvent.click(screen.getByRole('button'));
  expect([sent, globalThis.__leaving, pending()]).toEqual([[], undefined, ['log in']]);
  const acts = takeEarly();
  act(() => replayEarly(acts, stage.places));
  await stage.browser.arrives(id, login);
  await waitFor(() => expect(sent).toEqual(['13800000001']));
  expect([pending(), stage.errors]).toEqual([[], []]);
});

test.each([
  ['nobody has begun anything', [], true],
  ['somebody has pressed something', [[document.body]], false],
] as const)('that the network is back is kept in mind when %s', (_what, acts, isBack) => {
  keepEarly();
  globalThis.__early = acts.map(([target]) => [target]);
  dispatchEvent(new Event('online'));
  expect(globalThis.__isBack).toBe(isBack);
});
