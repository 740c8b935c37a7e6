import { expect, it } from 'vitest';
import { withShopLinks } from './with-shop-links.ts';

const shop = {
  lang: 'en',
  origin: 'https://shop.example',
  leads: (address: string) => !address.includes('lottery'),
} as const;
const inEnglish = (html: string) => withShopLinks(html, shop);

it.each([
  ['/cart', '/en/cart'],
  ['/en/cart', '/en/cart'],
  ['/', '/en'],
  ['/article/list/7?page=2#top', '/en/article/list/7?page=2#top'],
  ['/cart?a=1&amp;b=2', '/en/cart?a=1&amp;b=2'],
  ['/media/terms.webp', '/media/terms.webp'],
  ['https://shop.example/cart', '/en/cart'],
  ['https://shop.example', '/en'],
  ['https://shop.example.evil.example/cart', 'https://shop.example.evil.example/cart'],
  ['https://other.example/lottery', 'https://other.example/lottery'],
  ['mailto:help@shop.example', 'mailto:help@shop.example'],
  ['tel:+86123', 'tel:+86123'],
  ['#top', '#top'],
])('a link to %s leads to %s in English', (written, led) => {
  expect(inEnglish(`<p><a title="x" href="${written}" rel="y">words</a></p>`)).toBe(
    `<p><a title="x" href="${led}" rel="y">words</a></p>`,
  );
});

it.each(['/lottery', '/en/lottery/', '/lottery?x=1', 'https://shop.example/lottery', 'cart', '../cart', '?page=2', ''])(
  'of a link to %j the words stay',
  (written) => expect(inEnglish(`<a href="${written}">words</a>`)).toBe('<a>words</a>'),
);

it('leads to pages without a language in Chinese, and touches nothing else', () => {
  const html = '<p>href="/cart" <b>1 &lt; 2</b> <a>none</a> <a href="/en/cart">cart</a></p>';
  expect(withShopLinks(html, { ...shop, lang: 'zh' })).toBe(
    '<p>href="/cart" <b>1 &lt; 2</b> <a>none</a> <a href="/cart">cart</a></p>',
  );
});
