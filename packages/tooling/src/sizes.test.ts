import { expect, test } from 'vitest';
import { sizesOfFiles } from './sizes.ts';

const files: Record<string, string> = {
  'entry.js': 'entry',
  'runtime.js': 'runtime',
  'home.js': 'a'.repeat(5000),
  'list.js': 'list',
  'common.js': 'common',
};
const read = (name: string) => Buffer.from(files[name]!);

// Brotli adds four bytes to texts too short to shrink.
test('sizes are those of compressed bytes; a module counts with everything it brings', () => {
  const exposes = { home: ['home.js'], list: ['list.js', 'common.js'] };
  expect(sizesOfFiles({ part: 'mf-catalog', entry: 'entry.js', exposes }, read)).toEqual({
    start: 9,
    largestModule: 18,
  });
});

test('the shell starts with all its first scripts', () => {
  const exposes = { shell: ['runtime.js', 'entry.js'], 'late-texts': ['common.js'] };
  expect(sizesOfFiles({ part: 'shell', entry: 'entry.js', exposes }, read)).toEqual({ start: 20, largestModule: 10 });
});

test('a part that exposes nothing has no largest module', () => {
  expect(sizesOfFiles({ part: 'mf-catalog', entry: 'entry.js', exposes: {} }, read).largestModule).toBe(0);
});
