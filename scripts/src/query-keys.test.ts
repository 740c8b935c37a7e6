import { join, relative } from 'node:path';
import { readTree } from '@jishi/tooling/sources';
import { inlineQueryKeys } from '@jishi/tooling/spelled-keys';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { listParts } from './workspace.ts';

const parts = listParts(root);

test.each(parts)('%s takes keys and what makes them old from the api package', (part) => {
  const sources = readTree(join(root, part, 'src'));
  expect(sources.length).toBeGreaterThan(0);
  expect(inlineQueryKeys(sources).map((fault) => relative(root, fault))).toEqual([]);
});

test('every part that asks the api is looked at', () => {
  const asking = parts.filter((part) =>
    readTree(join(root, part, 'src')).some(({ imports }) =>
      [...imports.values()].some(({ module }) => /^@jishi\/api\/.+\/queries$/.test(module)),
    ),
  );
  expect(asking).toEqual(
    expect.arrayContaining(['shell', 'mf-cart-checkout', 'mf-catalog', 'mf-promotions', 'mf-user-centre']),
  );
});
