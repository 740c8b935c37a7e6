import { expect, it } from 'vitest';
import { leadsTo, withoutDeadLinks } from './links.ts';

const pages = ['/', '/cart', '/product/detail/:id?', '/article/detail/:name', '/gifts/*'].map((path) => ({ path }));

it.each([
  ['/', true],
  ['/en', true],
  ['/en?utm=1', true],
  ['/cart', true],
  ['/Cart/', true],
  ['/en/cart#top', true],
  ['/cart/other', false],
  ['/product/detail', true],
  ['/product/detail/7?x=1', true],
  ['/product/detail/7/8', false],
  ['/article/detail', false],
  ['/article/detail/%E5%8D%8F', true],
  ['/gifts', true],
  ['/gifts/a/b', true],
  ['/giftsome', false],
  ['/media/terms.pdf', true],
  ['/seckill/list', false],
])('%s leads somewhere: %s', (address, leads) => expect(leadsTo(pages, address)).toBe(leads));

it('takes only links away that lead nowhere', () => {
  const html =
    '<p><a href="/cart">a</a> <a class="x" href="/seckill/list">b</a> <a href="https://x.example/seckill">c</a> <a href="#top">d</a></p>';
  expect(withoutDeadLinks(html, (address) => leadsTo(pages, address))).toBe(
    '<p><a href="/cart">a</a> <a class="x">b</a> <a href="https://x.example/seckill">c</a> <a href="#top">d</a></p>',
  );
});
