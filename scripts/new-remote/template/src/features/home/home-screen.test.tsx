import { createI18n } from '@jishi/i18n';
import { createTestShop, renderInShop, screen } from '@jishi/testing';
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

test('greets a customer by name', () => {
  draw({ customer: { nickname: '小满', phone: '13800000001', portrait: null } });
  expect(JSON.parse(teaserProps() ?? '')).toEqual({ name: '小满' });
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
