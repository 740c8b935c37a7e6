// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { EarlyFault } from '../faults.ts';
import { readFault } from './read-fault.ts';

const { origin } = location;
const HOME = `${origin}/remotes/mf-catalog/1a2b/home.js`;

function withStack(message: string, stack: string): Error {
  const error = new TypeError(message);
  error.stack = stack;
  return error;
}

const thrown = (error: unknown): EarlyFault => [new ErrorEvent('error', { error }), '/cart'];

test.each([
  [
    'Chromium',
    `TypeError: x\n    at f (${HOME}:1:20)\n    at ${origin}/remotes/shell/3c/react.js:1:9\n    at async g (${HOME}:2:1)`,
  ],
  ['Firefox', `f@${HOME}:1:20\n@${origin}/remotes/shell/3c/react.js:1:9\nasync*g@${HOME}:2:1\n`],
  ['Safari', `f@${HOME}:1:20\n@${origin}/remotes/shell/3c/react.js:1:9\n[native code]\ng@${HOME}:2:1`],
])('the stack of %s is read as its frames', (_, stack) => {
  expect(readFault(thrown(withStack('x', stack)))).toEqual({
    kind: 'error',
    path: '/cart',
    message: 'TypeError: x',
    frames: [
      '/remotes/mf-catalog/1a2b/home.js:1:20',
      '/remotes/shell/3c/react.js:1:9',
      '/remotes/mf-catalog/1a2b/home.js:2:1',
    ],
  });
});

test.each([
  ['of an extension', withStack('x', 'TypeError: x\n    at chrome-extension://abcdef/content.js:1:20')],
  ['without a stack', 'a text'],
  ['without anything', undefined],
])('what was thrown %s is none of ours', (_, error) => {
  expect(readFault(thrown(error))).toBeNull();
});

test('a rejection is read like an error, long texts are cut', () => {
  const event = new Event('unhandledrejection') as Event & { reason: unknown };
  event.reason = withStack('y'.repeat(5_000), `x\n${`    at f (${HOME}:1:20)\n`.repeat(50)}`);
  const fault = readFault([event, '/']);
  expect([fault?.message.length, fault?.frames.length]).toEqual([200, 5]);
});

test('what code of the shop caught is told whatever it is', () => {
  expect(readFault([['place', 'no error'], '/en'])).toEqual({
    kind: 'place',
    path: '/en',
    message: 'no error',
    frames: [],
  });
});

test.each([
  ['script', { src: `${HOME}?x=1` }, '/remotes/mf-catalog/1a2b/home.js'],
  ['link', { href: `${origin}/remotes/shell/3c/files.json` }, '/remotes/shell/3c/files.json'],
  ['img', { src: 'https://elsewhere.example/a.png' }, undefined],
  ['script', {}, undefined],
])('a %s with %j that did not come', (name, attributes, message) => {
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: Object.assign(document.createElement(name), attributes) });
  expect(readFault([event, '/'])?.message).toBe(message);
});
