import { expect, it } from 'vitest';
import { MAX_ORIGINAL_BYTES, originalProblem, sendable } from './original.ts';

const MB = 1024 * 1024;

it.each([
  ['image/jpeg', 12 * MB, null],
  ['image/png', MAX_ORIGINAL_BYTES, null],
  ['image/webp', MAX_ORIGINAL_BYTES + 1, 'size'],
  ['image/gif', 2 * MB, null],
  ['image/gif', 2 * MB + 1, 'moving'],
  ['image/svg+xml', 10, 'type'],
  ['application/pdf', 12 * MB, 'type'],
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(originalProblem({ type, size })).toBe(problem);
});

it('leaves a picture alone that is small enough', async () => {
  const file = new Blob([new Uint8Array(2 * MB)], { type: 'image/jpeg' });
  expect(await sendable(file)).toBe(file);
});
