import { expect, test } from 'vitest';
import { refuseTooLarge } from './size-limits.ts';

const limits = { file: 1_000_000, version: 2_500_000 };
const files = (...sizes: number[]) => new Map(sizes.map((size, index) => [`web/${index}.js`, new Uint8Array(size)]));

test.each([
  [files(1_000_000, 1_000_000, 500_000), null],
  [files(10, 1_000_001, 2_000_000), 'mf-a has files over 1.0 MB: web/1.js (1.0 MB), web/2.js (2.0 MB)'],
  [files(1_000_000, 1_000_000, 500_001), 'mf-a has 2.5 MB in 3 files; a version has at most 2.5 MB'],
])('%#', (build, message) => {
  const publish = () => refuseTooLarge('mf-a', build, limits);
  if (message === null) expect(publish).not.toThrow();
  else expect(publish).toThrow(message);
});
