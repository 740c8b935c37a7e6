import { expect, test } from 'vitest';
import { factsOf, isShown, mayKeep, toKept, toShown } from './kept-page.ts';

const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<!DOCTYPE html><html lang="en"><head><title>Tea &amp; tents</title></head></html>', {
    status,
    headers: { 'x-offline': 'shared', 'x-release': '7', ...headers },
  });

test.each([
  [page(), true],
  [page({ 'x-offline': 'own' }), true],
  [page({ 'x-offline': 'nothing' }), false],
  [page({}, 404), false],
  [new Response('a page of another server'), false],
])('only what web says is kept (%#)', (response, expected) => {
  expect(mayKeep(response)).toBe(expected);
});

test('a copy has its title, its time and its policy, and nothing of how it was sent', async () => {
  const sent = page({
    'content-security-policy': "script-src 'nonce-x'",
    'content-encoding': 'br',
    'server-timing': 'rum;desc="1~n"',
    vary: 'Cookie',
  });
  const kept = await toKept(sent, 1_764_000_000_000);
  expect(factsOf('/en', kept)).toEqual({
    url: '/en',
    keeping: 'shared',
    title: 'Tea &amp; tents',
    at: 1_764_000_000_000,
    release: '7',
  });
  const names = [...kept.headers.keys()];
  expect(names).toContain('content-security-policy');
  expect(names.filter((name) => ['content-encoding', 'server-timing', 'vary'].includes(name))).toEqual([]);
});

test('what is shown says when it came', async () => {
  expect(isShown(page())).toBe(false);
  const shown = await toShown(await toKept(page(), 1_764_000_000_000));
  expect(isShown(shown)).toBe(true);
  expect(await shown.text()).toMatch(/^<!DOCTYPE html><html data-kept-at="1764000000000" lang="en">/);
});
