import { describe, expect, it } from 'vitest';
import {
  alternatePaths,
  localeCookie,
  localeCookieName,
  localeOf,
  localePath,
  localeStorageKey,
  locales,
  parseLang,
  routeName,
  splitLocale,
} from './locale.ts';

describe('names', () => {
  it('knows the two languages literally', () => {
    expect(locales).toEqual([
      { code: 'zh', iso: 'zh-CN', name: '简体中文' },
      { code: 'en', iso: 'en-US', name: 'English' },
    ]);
    expect(localeOf('en').iso).toBe('en-US');
  });

  it('joins page and language by three underscores', () => {
    expect(routeName('product-detail-id', 'en')).toBe('product-detail-id___en');
    expect(routeName('index', 'zh')).toBe('index___zh');
  });

  it('remembers a choice for 365 days, everywhere, without secure', () => {
    expect(localeCookieName()).toBe('jishi_pc_site_lang');
    expect(localeStorageKey()).toBe('jishi_lang');
    expect(localeCookie('en')).toBe('jishi_pc_site_lang=en; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(localeCookie('zh', 'other')).toMatch(/^other_pc_site_lang=zh;/);
  });

  it.each([
    ['zh', 'zh'],
    ['en', 'en'],
    ['EN', undefined],
    ['fr', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('reads %j as %j', (value, lang) => expect(parseLang(value)).toBe(lang));
});

describe('splitLocale', () => {
  it.each([
    ['/', 'zh', '/'],
    ['', 'zh', '/'],
    ['/cart?a=1#b', 'zh', '/cart?a=1#b'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en?a=1', 'en', '/?a=1'],
    ['/en#top', 'en', '/#top'],
    ['/en/cart?a=/en/', 'en', '/cart?a=/en/'],
    ['/english', 'zh', '/english'],
    ['/product/en', 'zh', '/product/en'],
    ['/EN/cart', 'zh', '/EN/cart'],
    ['//evil.example/x', 'zh', '/evil.example/x'],
    ['/en//evil.example', 'en', '/evil.example'],
    ['/en/\\evil.example', 'en', '/evil.example'],
  ])('%s → %s %s', (path, lang, rest) => expect(splitLocale(path)).toEqual({ lang, path: rest }));
});

describe('localePath', () => {
  it.each([
    ['zh', '/cart', '/cart'],
    ['zh', '/en/cart?a=1', '/cart?a=1'],
    ['zh', '/en', '/'],
    ['en', '/', '/en'],
    ['en', '/?a=1', '/en?a=1'],
    ['en', '/cart?a=1#b', '/en/cart?a=1#b'],
    ['en', '/en/cart', '/en/cart'],
    ['en', '/english', '/en/english'],
  ] as const)('%s %s → %s', (lang, path, expected) => expect(localePath(lang, path)).toBe(expected));

  it('names every language and a default for search engines', () => {
    expect(alternatePaths('/en/cart')).toEqual([
      { hreflang: 'zh-CN', path: '/cart' },
      { hreflang: 'en-US', path: '/en/cart' },
      { hreflang: 'x-default', path: '/cart' },
    ]);
  });
});
