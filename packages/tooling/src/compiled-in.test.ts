import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOfImport, sourcesOfPart } from './compiled-in.ts';
import { declarationOf } from './declaration.ts';
import { readPart } from './part-plan.ts';
import { fixturePart } from './testing/fixture-part.ts';

const kit = join(import.meta.dirname, '../../part-kit/src');

test.each<[string, string | null]>([
  ['./list.ts', '/part/src/list.ts'],
  ['../model/list.ts', '/part/model/list.ts'],
  ['@jishi/part-kit/block', join(kit, 'failure/block.tsx')],
  ['@jishi/contracts/ids', join(import.meta.dirname, '../../contracts/src/ids.ts')],
  ['@jishi/api/addresses/line', join(import.meta.dirname, '../../api/src/addresses/line.ts')],
  ['@jishi/ui', null],
  ['@jishi/contracts', null],
  ['react', null],
])('%s of /part/src/page.ts is %s', (module, file) => {
  expect(fileOfImport('/part/src/page.ts', module)).toBe(file);
});

test('a module the kit has not got is named', () => {
  expect(() => fileOfImport('/part/src/page.ts', '@jishi/part-kit/none')).toThrow('@jishi/part-kit/none');
});

describe('a part that uses the kit', () => {
  const using = (module: string, name: string) =>
    fixturePart({
      'src/strip.tsx': `import { defineFragment } from '@jishi/contracts';
import { ${name} } from '${module}';
export default defineFragment('mf_promotions/flash-sale-strip', () => <${name} />);
`,
    });
  const carried = (folder: string) =>
    sourcesOfPart(folder)
      .map(({ file }) => file)
      .filter((file) => !file.startsWith(folder))
      .map((file) => basename(file));

  test.each([
    ['@jishi/part-kit/load-failure', 'LoadFailure', ['load-failure.tsx']],
    ['@jishi/part-kit/block', 'Block', ['block.tsx', 'failure-boundary.tsx', 'load-failure.tsx', 'use-retry.ts']],
    ['@jishi/ui', 'ErrorState', []],
  ])('carries of %s what that needs', (module, name, files) => {
    expect(carried(using(module, name)).sort()).toEqual(files);
  });

  test('asks for the common texts the kit shows', async () => {
    const part = await readPart(using('@jishi/part-kit/load-failure', 'LoadFailure'));
    const { usedCommon } = (await declarationOf(part)).texts;
    expect(Object.keys(usedCommon)).toEqual(['action.retry', 'error.load_hint', 'error.load_title']);
  });
});
