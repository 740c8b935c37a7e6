import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

const page = 'https://shop.example/en/article/detail/Delivery';
const origins = ['https://shop.example', 'http://localhost:3000'];

test.each<[string, string | null]>([
  ['/seckill/list', '/seckill/list'],
  [' /seckill/list ', '/seckill/list'],
  ['/seckill/list/', '/seckill/list/'],
  ['/Seckill/List', '/Seckill/List'],
  ['/seckill/list?from=banner#top', '/seckill/list?from=banner#top'],
  ['/en/seckill/list', '/seckill/list'],
  ['/en', '/'],
  ['/en?from=banner', '/?from=banner'],
  ['/english', '/english'],
  ['/article/detail/协议', '/article/detail/%E5%8D%8F%E8%AE%AE'],
  ['/a/../seckill/list', '/seckill/list'],
  ['https://shop.example', '/'],
  ['https://shop.example/seckill/list', '/seckill/list'],
  ['HTTPS://SHOP.EXAMPLE/en/cart', '/cart'],
  ['http://localhost:3000/cart', '/cart'],
  ['Returns', '/article/detail/Returns'],
  ['../list/Help', '/article/list/Help'],
  ['?page=2', '/article/detail/Delivery?page=2'],
  ['#top', null],
  ['', null],
  ['   ', null],
  ['http://shop.example/cart', null],
  ['https://shop.example.evil.example/cart', null],
  ['https://shop.example@evil.example/cart', null],
  ['https://other.example/seckill/list', null],
  ['//other.example/seckill/list', null],
  ['/\\other.example/seckill/list', null],
  ['javascript:alert(1)', null],
  ['JavaScript:location="/cart"', null],
  ['data:text/html,x', null],
  ['mailto:help@shop.example', null],
  ['tel:+862100000000', null],
  ['http://', null],
  ['https://[', null],
])('%j leads to %j', (written, path) => expect(ownAddress(written, page, origins)).toBe(path));
