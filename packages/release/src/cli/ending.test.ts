import { expect, test } from 'vitest';
import { RegistryError } from '../errors/registry-error.ts';
import { endingOf } from './ending.ts';

const system = (code: string, path?: string) => Object.assign(new Error(`${code}: it failed`), { code, path });

test.each([
  ['a refusal', new RegistryError('conflict', 'it is frozen'), 1, 'conflict', /^Refused: it is frozen$/],
  ['a service that is away', new RegistryError('unavailable', 'no answer'), 5, 'unavailable', /^Refused: no answer$/],
  ['a network that is away', system('ECONNREFUSED'), 5, 'unavailable', /nobody answers there/],
  ['a full disk', system('ENOSPC', '/srv/registry'), 74, 'io', /\/srv\/registry: the disk is full: make room .*gc/],
  ['a folder of others', system('EACCES', '/srv/registry'), 74, 'io', /may not read or write there/],
  ['a fault of ours', new TypeError('x is not a function'), 70, 'crash', /TypeError: x is not a function\n +at /],
  ['anything that is thrown', 'oh', 70, 'crash', /^Failed: oh$/],
])('%s', (_what, error, exitCode, code, message) => {
  expect(endingOf(error)).toEqual({ exitCode, code, message: expect.stringMatching(message) });
});
