import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { iconsOnce } from './icons-once.ts';

test.each(['shell', 'mf-catalog', 'packages/part-kit'])('icons of %s stand in a page once', (folder) => {
  expect(iconsOnce(fileURLToPath(new URL(`../../../${folder}`, import.meta.url)))).toHaveLength(1);
});
