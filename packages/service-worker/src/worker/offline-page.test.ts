import { expect, test } from 'vitest';
import type { KeptPage } from './kept-page.ts';
import { offlinePage } from './offline-page.ts';

const kept = (path: string, title: string): KeptPage => ({
  url: `https://shop.example${path}`,
  keeping: 'shared',
  title,
  at: Date.UTC(2026, 10, 24, 6, 5),
  release: '7',
});

test('names the pages that can be read, in the language of the one that was asked for', async () => {
  const pages = [
    kept('/en/cart', 'Cart - Jishi'),
    kept('/cart', '购物车'),
    kept('/en/product/list?title=a&b="', 'Tea &amp; co'),
  ];
  const response = offlinePage('https://shop.example/en/help', pages);
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toMatch(/<html lang="en\b/);
  expect(html).toContain('<h1>You’re offline</h1>');
  expect([...html.matchAll(/<li><a href="([^"]*)">([^<]*)/g)].map(([, ...link]) => link)).toEqual([
    ['/en/cart', 'Cart'],
    ['/en/product/list?title=a&amp;b=%22', 'Tea &amp; co'],
  ]);
  expect(html).not.toContain('购物车');
  expect(html).toMatch(/Opened Nov 24, \d\d:\d\d/);
});

test('without any it says so alone, under a policy that loads nothing else', async () => {
  const response = offlinePage('https://shop.example/help', [kept('/en', 'Home')]);
  const html = await response.text();
  expect(html).toContain('<h1>网络断开了</h1>');
  expect(html).not.toContain('<ul>');
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1];
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`,
  );
});
