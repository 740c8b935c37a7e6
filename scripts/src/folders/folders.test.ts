import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { folderFaults } from './check-folders.ts';

const roots: string[] = [];

/** A package of these files, and its layers. */
function aPackage(files: Readonly<Record<string, string>>, layers?: unknown): string {
  const root = mkdtempSync(join(tmpdir(), 'jishi-folders-'));
  roots.push(root);
  const all = { ...files, ...(layers ? { '../layers.json': JSON.stringify({ about: 'order', ...layers }) } : {}) };
  for (const [name, text] of Object.entries(all)) {
    const path = join(root, 'one/src', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return root;
}

const importing = (...paths: string[]): string =>
  `${paths.map((path) => `import '${path}';`).join('\n')}\nexport const a = 1;\n`;
const order = (...layers: string[][]) => ({ src: layers.map((folders, at) => ({ layer: `layer ${at}`, folders })) });

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

describe('folders that import each other', () => {
  it.each([
    [
      'by values',
      { 'a/one.ts': importing('../b/two.ts'), 'b/two.ts': importing('../a/three.ts'), 'a/three.ts': importing() },
    ],
    [
      'by a type',
      {
        'a/one.ts': "import type { B } from '../b/two.ts';\nexport type A = B;\n",
        'b/two.ts': "export type { A as B } from '../a/three.ts';\n",
        'a/three.ts': 'export type A = 1;\n',
      },
    ],
    ['later', { 'a/one.ts': "export const b = () => import('../b/two.ts');\n", 'b/two.ts': importing('../a/one.ts') }],
    [
      'as parent and child',
      { 'one.ts': importing('./a/two.ts'), 'a/two.ts': importing('../three.ts'), 'three.ts': importing() },
    ],
    [
      'through a third',
      { 'a/1.ts': importing('../b/2.ts'), 'b/2.ts': importing('../c/3.ts'), 'c/3.ts': importing('../a/1.ts') },
    ],
    [
      'by their children only',
      { 'a/x/1.ts': importing('../../b/2.ts'), 'b/2.ts': importing('../a/y/3.ts'), 'a/y/3.ts': importing() },
    ],
  ])('are told, %s', (_, files: Record<string, string>) => {
    expect(folderFaults(aPackage(files), 'one')[0]).toMatch(/^one\/src: a cycle of folders: .+ → .+/);
  });

  it.each([
    [
      'in tests',
      { 'a/one.ts': importing('../b/two.ts'), 'b/two.ts': importing(), 'b/two.test.ts': importing('../a/one.ts') },
    ],
    [
      'in what tests use',
      {
        'a/one.ts': importing('../b/two.ts'),
        'b/two.ts': importing(),
        'b/testing/three.ts': importing('../../a/one.ts'),
      },
    ],
    ['within a folder', { 'a/one.ts': importing('./two.ts'), 'a/two.ts': importing('./one.ts') }],
  ])('are no fault %s', (_, files: Record<string, string>) => {
    expect(folderFaults(aPackage(files), 'one')).toEqual([]);
  });
});

describe('layers', () => {
  const files = { 'low/1.ts': importing(), 'high/2.ts': importing('../low/1.ts') };

  it('may import downwards', () => expect(folderFaults(aPackage(files, order(['low'], ['high'])), 'one')).toEqual([]));

  it('may not import upwards', () => {
    expect(folderFaults(aPackage(files, order(['high'], ['low'])), 'one')).toEqual([
      'one/src: high (layer 0) imports low (layer 1): high/2.ts → low/1.ts',
    ]);
  });

  it('name every folder, and no other', () => {
    expect(folderFaults(aPackage(files, order(['low'], ['gone'])), 'one')).toEqual([
      'one/src: high stands in no layer',
      "one/src: gone is a layer's, and no folder",
    ]);
  });

  it('hold in a folder below', () => {
    const below = { 'm/low/1.ts': importing('../high/2.ts'), 'm/high/2.ts': importing() };
    const layers = { 'src/m': order(['low'], ['high']).src };
    expect(folderFaults(aPackage(below, layers), 'one')).toEqual([
      'one/src: m/low (layer 0) imports high (layer 1): low/1.ts → high/2.ts',
    ]);
  });

  it('have an edge that nothing beside it imports', () => {
    const files = {
      'm/one/wire/1.ts': importing('../2.ts', '../../two/wire/3.ts'),
      'm/one/2.ts': importing('../two/wire/3.ts'),
      'm/two/wire/3.ts': importing(),
      'app/4.ts': importing('../m/two/wire/3.ts'),
      'other/5.ts': importing('../m/two/wire/3.ts'),
    };
    const edge = { below: 'src/m', folder: 'wire', besides: ['app'] };
    expect(folderFaults(aPackage(files, { edge }), 'one').sort()).toEqual([
      'one/src: m/one/2.ts imports m/two/wire/3.ts, which only wire/ may',
      'one/src: other/5.ts imports m/two/wire/3.ts, which only wire/ may',
    ]);
  });
});
