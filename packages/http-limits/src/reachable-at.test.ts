import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { demoWarning, reachableAt } from './reachable-at.ts';

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  eth0: [at('192.168.1.7'), at('2001:db8::7'), at('fe80::1'), at('169.254.3.4')],
};

it.each([
  ['127.0.0.1', ['http://localhost:3000']],
  ['localhost', ['http://localhost:3000']],
  ['::1', ['http://[::1]:3000']],
  ['192.168.1.7', ['http://192.168.1.7:3000']],
  ['0.0.0.0', ['http://localhost:3000', 'http://192.168.1.7:3000']],
  ['::', ['http://localhost:3000', 'http://192.168.1.7:3000', 'http://[2001:db8::7]:3000']],
])('a server on %s is reached at %j', (host, addresses) => {
  expect(reachableAt(host, 3000, interfaces)).toEqual(addresses);
});

it('says who reaches a demo shop', () => {
  expect(demoWarning('127.0.0.1', 3000, 'SHOP_HOST', interfaces)).toContain(
    'http://localhost:3000 by this computer alone',
  );
  const open = demoWarning('0.0.0.0', 3000, 'SHOP_HOST', interfaces);
  expect(open).toContain('http://192.168.1.7:3000 by everybody on these networks (SHOP_HOST=127.0.0.1');
  expect(open).toContain('everybody knows its passwords');
});
