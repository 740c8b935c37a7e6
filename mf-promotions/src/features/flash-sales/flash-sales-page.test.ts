import { COMMON, createI18n } from '@jishi/i18n';
import { en as commonEn } from '@jishi/i18n/messages/en';
import { zh as commonZh } from '@jishi/i18n/messages/zh';
import { createTestShop, refuse, shopServer } from '@jishi/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import page from './flash-sales-page.ts';

const server = shopServer({ 'POST verifyPlugin/*': { seckill: true } });

const headOf = (query: string, lang: 'zh' | 'en' = 'zh') =>
  page.load(
    { params: {}, path: '/seckill/list', query: new URLSearchParams(query) },
    {
      api: createTestShop({ lang }).shop.api,
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      lang,
      i18n: createI18n({
        lang,
        resources: { [COMMON]: lang === 'zh' ? commonZh : commonEn, mf_promotions: lang === 'zh' ? zh : en },
      }),
      isSignedIn: false,
    },
  );

it.each([
  ['', { title: '限时秒杀', canonical: '/seckill/list', noIndex: false }],
  ['size=40&page=2', { title: '限时秒杀（第 2 页）', canonical: '/seckill/list?page=2', noIndex: false }],
  ['slot=2026-11-21-00&page=2', { title: '限时秒杀', canonical: '/seckill/list', noIndex: true }],
])('%j is kept as %j', async (query, head) => {
  expect(await headOf(query)).toMatchObject(head);
});

it('describes itself in both languages', async () => {
  expect((await headOf('')).description).toContain('集市');
  expect((await headOf('', 'en')).description).toMatch(/every two hours/);
});

it('is nothing for engines in a shop without flash sales, and whole where nobody can tell', async () => {
  server.serve({ 'POST verifyPlugin/*': { seckill: false, coupon: true } });
  expect(await headOf('')).toMatchObject({ noIndex: true });
  server.serve({ 'POST verifyPlugin/*': refuse('', 0, 503, 'unavailable') });
  expect(await headOf('')).toMatchObject({ noIndex: false });
});
