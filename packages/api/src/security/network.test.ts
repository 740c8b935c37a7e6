import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['127.0.0.1', 'computer', null],
  ['127.8.8.8', 'computer', null],
  ['::1', 'computer', null],
  ['::ffff:127.0.0.1', 'computer', null],
  ['10.1.2.3', 'private', '10.1.×.×'],
  ['172.15.0.1', 'internet', '172.15.×.×'],
  ['172.16.0.1', 'private', '172.16.×.×'],
  ['172.31.9.9', 'private', '172.31.×.×'],
  ['172.32.0.1', 'internet', '172.32.×.×'],
  ['192.168.1.20', 'private', '192.168.×.×'],
  ['192.167.1.20', 'internet', '192.167.×.×'],
  ['169.254.3.4', 'private', '169.254.×.×'],
  ['100.63.255.1', 'internet', '100.63.×.×'],
  ['100.64.0.1', 'shared', '100.64.×.×'],
  ['100.127.0.1', 'shared', '100.127.×.×'],
  ['125.118.33.44', 'internet', '125.118.×.×'],
  ['::ffff:125.118.33.44', 'internet', '125.118.×.×'],
  ['2408:8220:9811:1::2', 'internet', '2408:8220:×'],
  ['2408::2', 'internet', '2408:0:×'],
  ['fd12:3456::1', 'private', 'fd12:3456:×'],
  ['FE80::1', 'private', 'fe80:0:×'],
  ['', 'unknown', null],
  [null, 'unknown', null],
  ['not an address', 'unknown', null],
  ['300.1.1.1', 'unknown', null],
  ['1.2.3', 'unknown', null],
  ['x::y', 'unknown', null],
] as const)('%j is %s, %j', (address, kind, part) => {
  expect(networkOf(address)).toEqual({ kind, part });
});
