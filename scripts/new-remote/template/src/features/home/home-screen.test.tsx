import { createI18n } from '@jishi/i18n';
import { act, createTestShop, renderInShop, screen } from '@jishi/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import page from './home-page.ts';

const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<page.Component />, { texts: { __mf__: options.lang === 'en' ? en : zh }, ...options });
const teaserProps = () => screen.getByTestId('fragment __mf__/teaser').dataset['props'];

test.each([
  ['zh', zh, '朋友'],
  ['en', en, 'friend'],
] as const)('says in %s what it is, and greets a visitor', (lang, texts, visitor) => {
  draw({ lang });
  expect(screen.getByRole('heading', { level: 1, name: texts['home.title'] })).toBeInTheDocument();
  expect(screen.getByText(texts['home.description'])).toBeInTheDocument();
  expect(JSON.parse(teaserProps() ?? '')).toEqual({ name: visitor });
});

test.each([
  ['小满', '小满'],
  ['', '朋友'],
  [null, '朋友'],
])('greets a customer called %j as %s', (nickname, name) => {
  draw({ customer: { nickname, phone: '13800000001', portrait: null } });
  expect(JSON.parse(teaserProps() ?? '')).toEqual({ name });
});

test.each([
  ['zh', '挥了 2 次手'],
  ['en', 'Waved 2 times'],
] as const)('counts in %s what the teaser tells', (lang, words) => {
  const { shop } = draw({ lang });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => shop.bus.emit('__event__:waved', { times: 2 }));
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test.each([
  ['zh', zh],
  ['en', en],
] as const)('has a title and a description in %s', (lang, texts) => {
  const context = {
    api: createTestShop({ lang }).shop.api,
    queries: new QueryClient(),
    lang,
    i18n: createI18n({ lang, resources: { __mf__: texts } }),
    isSignedIn: false,
  };
  expect(page.load({ params: {}, path: '__path__', query: new URLSearchParams() }, context)).toEqual({
    title: texts['home.title'],
    description: texts['home.description'],
  });
});
