import { describe, expect, it } from 'vitest';
import { type LocaleRequest, resolveLocale } from './resolve-locale.ts';

describe('resolveLocale', () => {
  const browserEn = 'en-GB,en;q=0.9,zh;q=0.4';
  it.each<[string, LocaleRequest, { lang: string } | { redirect: string }]>([
    ['prefix speaks for itself', { path: '/en/cart' }, { lang: 'en' }],
    ['prefix wins over a choice', { path: '/en/cart', cookie: 'zh' }, { lang: 'en' }],
    ['nothing known', { path: '/cart' }, { lang: 'zh' }],
    ['chosen en prefixes and keeps the query', { path: '/cart?a=1', cookie: 'en' }, { redirect: '/en/cart?a=1' }],
    ['chosen en on the root', { path: '/?utm=x', cookie: 'en' }, { redirect: '/en?utm=x' }],
    ['chosen zh stays', { path: '/cart', cookie: 'zh' }, { lang: 'zh' }],
    ['browser counts on the root', { path: '/', acceptLanguage: browserEn }, { redirect: '/en' }],
    ['… keeping the query', { path: '/?a=1', acceptLanguage: browserEn }, { redirect: '/en?a=1' }],
    ['… but nowhere else', { path: '/cart', acceptLanguage: browserEn }, { lang: 'zh' }],
    ['… and not against a choice', { path: '/', cookie: 'zh', acceptLanguage: browserEn }, { lang: 'zh' }],
    ['an unknown cookie is no choice', { path: '/', cookie: 'fr', acceptLanguage: browserEn }, { redirect: '/en' }],
    ['an unknown cookie elsewhere', { path: '/cart', cookie: '../en' }, { lang: 'zh' }],
    ['qualities decide', { path: '/', acceptLanguage: 'en;q=0.3, zh-TW;q=0.8' }, { lang: 'zh' }],
    ['other languages are skipped', { path: '/', acceptLanguage: 'fr, de;q=0.9, en;q=0.1' }, { redirect: '/en' }],
    ['only other languages', { path: '/', acceptLanguage: 'fr' }, { lang: 'zh' }],
    ['refused language', { path: '/', acceptLanguage: 'en;q=0' }, { lang: 'zh' }],
    ['no sense', { path: '/', acceptLanguage: ';;q=,en;q=x' }, { lang: 'zh' }],
    ['no other host', { path: '//evil.example', cookie: 'en' }, { redirect: '/en/evil.example' }],
  ])('%s', (_name, request, expected) => expect(resolveLocale(request)).toEqual(expected));
});
