import { createI18n } from '@jishi/i18n';
import { expect, test } from 'vitest';
import { namedTexts } from '../messages/named-texts.ts';
import { textsOf } from '../messages/texts.ts';
import zh from '../messages/zh.ts';
import { fullTitle, headTags } from './head.ts';

const origin = 'https://shop.test';
const links = (rel: string, tags: ReturnType<typeof headTags>) =>
  tags.filter(({ attributes }) => attributes['rel'] === rel).map(({ attributes }) => attributes);

test('a page names itself once, and its twin in each language', () => {
  const tags = headTags({ title: 'x' }, 'en', origin, '/product/detail/7');
  expect(links('canonical', tags)).toEqual([{ rel: 'canonical', href: `${origin}/en/product/detail/7` }]);
  expect(links('alternate', tags)).toEqual([
    { rel: 'alternate', hreflang: 'zh-CN', href: `${origin}/product/detail/7` },
    { rel: 'alternate', hreflang: 'en-US', href: `${origin}/en/product/detail/7` },
    { rel: 'alternate', hreflang: 'x-default', href: `${origin}/product/detail/7` },
  ]);
});

test('the page decides which of its addresses is kept', () => {
  const head = { title: 'x', canonical: '/product/list/3?sort=-sales' };
  const tags = headTags(head, 'en', origin, '/product/list/3');
  expect(links('canonical', tags)[0]?.['href']).toBe(`${origin}/en/product/list/3?sort=-sales`);
});

test('what is not for search engines says so and names no address', () => {
  const tags = headTags({ title: 'x', noIndex: true }, 'zh', origin, '/user/portal');
  expect(tags).toEqual([{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } }]);
});

test('description and keywords are there when the page has some', () => {
  const tags = headTags({ title: 'x', description: 'd', keywords: 'k', noIndex: true }, 'zh', origin, '/');
  expect(tags.map(({ attributes }) => attributes['content'])).toEqual(['d', 'k', 'noindex']);
});

test.each([
  ['购物车', '热闹', '购物车 - 山货'],
  ['', '热闹', '热闹 - 山货'],
  ['', '', '山货'],
])('title %j of a shop that says %j', (title, slogan, full) => {
  const names = { name: '山货', sign: '', slogan, since: null };
  const i18n = createI18n({ lang: 'zh', resources: namedTexts({ shell: zh }, names) });
  expect(fullTitle(title, textsOf(i18n))).toBe(full);
});
