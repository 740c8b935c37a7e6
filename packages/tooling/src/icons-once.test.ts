import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { iconsOnce, leanIcon } from './icons-once.ts';

const folderOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

test.each(['shell', 'mf-catalog', 'packages/part-kit'])('icons of %s stand in a page once', (folder) => {
  expect(iconsOnce(folderOf(folder))).toHaveLength(1);
});

describe('a drawing', () => {
  const { resolve } = createRequire(join(folderOf('mf-catalog'), 'package.json'));
  const icons = dirname(resolve('lucide-react/icons/scale'));
  const sources = readdirSync(icons)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(icons, name), 'utf8'))
    .filter((code) => code.includes('__iconData = {'));

  /** The data of an icon, which stand in its module as an expression. */
  const dataIn = (code: string) => {
    const [, data = ''] = /__iconData = (\{[\s\S]*?\n\});/.exec(code) ?? [];
    return new Function(`return ${data}`)() as {
      name: string;
      size?: number;
      node: [string, Record<string, string>][];
    };
  };

  test('is the same as before in every icon of the library', () => {
    expect(sources.length).toBeGreaterThan(1000);
    for (const code of sources) {
      const { name, node } = dataIn(code);
      const elements = node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
      expect(dataIn(leanIcon(code))).toEqual({ name, node: elements });
    }
  });

  test('is all a module has beside what makes its component', () => {
    for (const code of sources) expect(leanIcon(code)).not.toMatch(/key:|size:|aliases:|^__iconData\.node/m);
  });
});
