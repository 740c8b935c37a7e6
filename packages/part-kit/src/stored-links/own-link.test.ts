import { expect, it } from 'vitest';
import { ownLink } from './own-link.ts';

const page = (path: string) => ({ kind: 'page', path }) as const;
const external = (url: string) => ({ kind: 'external', url }) as const;

it.each([
  [page('/cart?x=1#top'), page('/cart?x=1#top')],
  [page('/en/cart'), page('/cart')],
  [page('/en'), page('/')],
  [page('/english'), page('/english')],
  [external('https://shop.example'), page('/')],
  [external('https://shop.example/'), page('/')],
  [external('https://shop.example?from=mail'), page('/?from=mail')],
  [external('https://shop.example/en/seckill/list?x=1'), page('/seckill/list?x=1')],
  [external('https://shop.example.evil.example/cart'), external('https://shop.example.evil.example/cart')],
  [external('https://shop.example@evil.example/cart'), external('https://shop.example@evil.example/cart')],
  [external('https://shop.example:8443/cart'), external('https://shop.example:8443/cart')],
  [external('http://shop.example/cart'), external('http://shop.example/cart')],
  [external('https://other.example/cart'), external('https://other.example/cart')],
])('%j is %j', (link, own) => expect(ownLink(link, 'https://shop.example')).toEqual(own));
