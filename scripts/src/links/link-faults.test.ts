import { describe, expect, test } from 'vitest';
import { anchorsOf } from './anchors.ts';
import { declaredNames } from './declared-names.ts';
import { linkFaults } from './link-faults.ts';

const faultsOf = (text: string, others: Record<string, string> = {}): string[] => {
  const files: Record<string, string> = { 'docs/page.md': text, ...others };
  return linkFaults('docs/page.md', { exists: (path) => path in files, read: (path) => files[path] ?? '' });
};

describe('a link', () => {
  test.each([
    '[elsewhere](https://example.org/x#y) and [mail](mailto:a@example.org)',
    '[here](#a-heading)\n\n## A heading',
    '[there](other.md#second-one) ![picture](../a.webp)',
    '[`rule`](../src/rule.ts#rule), <img src="../a.webp" alt="">',
    'in code: `[x](gone.md)`\n\n```md\n[y](gone.md)\n```',
    '[named][one]\n\n[one]: other.md',
  ])('leads somewhere: %s', (text) => {
    const others = { 'docs/other.md': '# Second one', 'a.webp': '', 'src/rule.ts': 'export const rule = 1;' };
    expect(faultsOf(text, others)).toEqual([]);
  });

  test.each([
    ['[a](gone.md)', 'docs/page.md:1: gone.md: no such file'],
    ['\n[a](#gone)', 'docs/page.md:2: #gone: no such heading'],
    ['[a](../../x.md)', 'docs/page.md:1: ../../x.md: leads out of the project'],
    ['[`a`](../rule.ts#gone)', 'docs/page.md:1: ../rule.ts#gone: the file declares no gone'],
    ['<img src="gone.webp">', 'docs/page.md:1: gone.webp: no such file'],
    ['[a]: gone.md', 'docs/page.md:1: gone.md: no such file'],
    ['[a](../a.webp#part)', 'docs/page.md:1: ../a.webp#part: names a part of a file that has none'],
  ])('leads nowhere: %s', (text, fault) => {
    expect(faultsOf(text, { 'rule.ts': 'const rule = 1;', 'a.webp': '' })).toEqual([fault]);
  });
});

test('anchors are made as GitHub makes them', () => {
  const text = '# 设置 `SHOP_PORT`, or not?\n## Same\n## Same\n```\n# code\n```\n<a id="named"></a>';
  expect([...anchorsOf(text)]).toEqual(['设置-shop_port-or-not', 'same', 'same-1', 'named']);
});

test('names are what a file declares, not what it uses', () => {
  const source = `import { used } from 'x';
    export const rule = (a: number) => used(a);
    export type Shape = { side: number };
    class Box { open() {} size = 1 }
    const table = { 'order:paid': 1, row: () => used(2) };`;
  const names = declaredNames('a.ts', source);
  expect([...names].sort()).toEqual(['Box', 'Shape', 'open', 'order:paid', 'row', 'rule', 'side', 'size', 'table']);
});
