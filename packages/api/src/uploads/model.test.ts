import { expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, pictureProblem } from './model.ts';

it.each([
  ['image/jpeg', 1, null],
  ['image/png', MAX_PICTURE_BYTES, null],
  ['image/gif', 10, null],
  ['image/webp', MAX_PICTURE_BYTES + 1, 'size'],
  ['image/bmp', 10, 'type'],
  ['image/svg+xml', 10, 'type'],
  ['text/html', MAX_PICTURE_BYTES + 1, 'type'],
  ['', 10, 'type'],
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
