import { expect, test } from 'vitest';
import { makeNonce, setNonce } from './nonce.ts';

test('a nonce is written over every placeholder', () => {
  const [placeholder, nonce] = [makeNonce(), makeNonce()];
  const page = Buffer.from(`市集 <a nonce="${placeholder}"> <b nonce="${placeholder}">`);
  expect(setNonce(page, placeholder, nonce).toString()).toBe(`市集 <a nonce="${nonce}"> <b nonce="${nonce}">`);
});

test('nonces are long, different and safe in an attribute', () => {
  const nonces = Array.from({ length: 50 }, makeNonce);
  expect(new Set(nonces).size).toBe(50);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{24}$/);
});
