import { act } from '@jishi/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { createHeadingPlaceholder } from './heading-placeholder.tsx';

const wallet = { text: '我的钱包', look: 'hidden' as const };
const addresses = { text: '收货地址', look: 'card' as const };

beforeEach(() => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><div id="page"><a href="/x">x</a></div><p>risk</p></main>';
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const main = () => document.querySelector('main')!;
const page = () => document.querySelector('#page')!;
const seen = () => [...main().children].filter((one) => getComputedStyle(one).display !== 'none');
const headings = () => seen().flatMap((one) => [...one.querySelectorAll('h1')].map(({ textContent }) => textContent));
const moment = () => act(async () => undefined);

test('stands alone in the frame, until another page is there', async () => {
  const placeholder = createHeadingPlaceholder();
  placeholder.show(addresses);
  expect([headings(), seen().length]).toEqual([['收货地址'], 1]);
  page().replaceWith('another');
  await moment();
  expect([headings(), seen().length, main().querySelector('[data-opening]')]).toEqual([[], 1, null]);
});

test('changes its words and its look for the page somebody goes to meanwhile', () => {
  const placeholder = createHeadingPlaceholder();
  placeholder.show(wallet);
  placeholder.show(addresses);
  expect([headings(), seen().length]).toEqual([['收货地址'], 1]);
});

test('lets the page before be seen again, where it was left', () => {
  vi.stubGlobal('scrollY', 300);
  const placeholder = createHeadingPlaceholder();
  placeholder.show(wallet);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  placeholder.leave();
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 300);
  expect(seen()).toEqual([...main().children]);
  vi.unstubAllGlobals();
});

test('knows nothing of a frame that is gone with its page', async () => {
  vi.stubGlobal('scrollY', 300);
  const placeholder = createHeadingPlaceholder();
  placeholder.show(wallet);
  document.body.innerHTML = '<main id="main"><div id="page"></div></main>';
  vi.mocked(window.scrollTo).mockClear();
  placeholder.leave();
  expect(window.scrollTo).not.toHaveBeenCalled();
  placeholder.show(wallet);
  await moment();
  expect(headings()).toEqual(['我的钱包']);
  vi.unstubAllGlobals();
});

test('is held while its page is not there, whatever becomes of the one before', async () => {
  const placeholder = createHeadingPlaceholder();
  placeholder.show(wallet);
  const release = placeholder.hold(wallet);
  page().remove();
  await moment();
  placeholder.leave();
  expect(headings()).toEqual(['我的钱包']);
  release();
  expect(headings()).toEqual([]);
});

test('moves to the frame of its page', () => {
  const placeholder = createHeadingPlaceholder();
  placeholder.show(wallet);
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  placeholder.hold(wallet);
  expect(headings()).toEqual(['我的钱包']);
});

test('takes over the focus that goes with the page before, and no other', () => {
  const placeholder = createHeadingPlaceholder();
  page().querySelector('a')?.focus();
  placeholder.show(wallet);
  expect(main()).toHaveFocus();
  placeholder.leave();
  const menu = document.body.appendChild(document.createElement('button'));
  menu.focus();
  placeholder.show(wallet);
  expect(menu).toHaveFocus();
});

test('is nothing where there is no frame', () => {
  document.body.innerHTML = '';
  expect(() => createHeadingPlaceholder().show(wallet)).not.toThrow();
});
