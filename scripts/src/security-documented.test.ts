import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Levels, listFaults, requiredIds, wordFaults } from './asvs/faults.ts';
import { readRows } from './asvs/rows.ts';
import { root } from './root.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const page = read('docs/security.md');
const levels = JSON.parse(read('scripts/src/asvs/levels.json')) as Levels;
const rows = readRows(page);
const exists = (path: string): boolean => existsSync(join(root, path));

const headingsOf = (text: string): string[] => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
/** How a link names a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

describe('the lists of ASVS 5.0', () => {
  test('has every requirement of levels 1 and 2 and no other', () => {
    expect([...requiredIds(levels).values()].filter((level) => level === 1)).toHaveLength(70);
    expect(requiredIds(levels).size).toBe(253);
    expect(listFaults(rows, levels)).toEqual([]);
  });

  test('says of each how it is met, by what is there', () => {
    expect(rows.flatMap((row) => wordFaults(row, exists))).toEqual([]);
  });
});

describe('the page', () => {
  test('leads to chapters it has', () => {
    const anchors = headingsOf(page).map(anchorOf);
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test('names files that are there, by the end of their path', () => {
    const isForeign = (name: string) => name === 'node_modules' || name === 'dist';
    const files = globSync('**/*.{ts,tsx,md,json}', { cwd: root, exclude: isForeign }).map((file) => `/${file}`);
    const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|md|json))`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  });

  test('names chapters that other pages have', () => {
    const named = [...page.replace(/\n +/g, ' ').matchAll(/`(docs\/[\w.-]+\.md)`,? "([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(10);
    const gone = named.filter(([, file = '', heading = '']) => !headingsOf(read(file)).includes(heading));
    expect(gone.map(([whole]) => whole)).toEqual([]);
  });

  test('names its chapters in its contents, in their order', () => {
    const chapters = [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    const contents = [...page.matchAll(/^- \[([^\]]+)\]\(#/gm)].map(([, heading = '']) => heading);
    expect(contents).toEqual(chapters.slice(1));
  });
});

describe('faults are found', () => {
  const few: Levels = { '6.1': [1, 2, 3], '7.1': [2] };
  const rowsOf = (...lines: string[]) => readRows(['### V6 Authentication', '', ...lines].join('\n'));
  const good = ['- **6.1.1** (level 1) a\n  - How it is met: `docs`', '- **6.1.2** (level 2) b\n  - How it is met: c'];

  test.each<[string, string[], string[]]>([
    ['a number that is missing', good, ['7.1.1 is missing']],
    [
      'an unknown one, and one of level 3',
      [...good, '- **6.1.3** (level 3) a\n  - How it is met: b', '- **6.9.1** (level 1) a\n  - How it is met: b'],
      ['7.1.1 is missing', '6.1.3 is no requirement of level 1 or 2', '6.9.1 is no requirement of level 1 or 2'],
    ],
    ['one that is there twice', [...good, good[1] ?? ''], ['7.1.1 is missing', '6.1.2 stands there twice']],
    [
      'another level',
      ['- **6.1.1** (level 2) a\n  - How it is met: b', good[1] ?? ''],
      ['7.1.1 is missing', '6.1.1 has level 1'],
    ],
    ['another chapter', [...good, '- **7.1.1** (level 2) a'], ['7.1.1 stands in V6']],
  ])('%s', (_, lines, faults) => {
    expect(listFaults(rowsOf(...lines), few)).toEqual(faults);
  });

  test.each([
    ['- **6.1.1** (level 1)\n  - How it is met: `docs/security.md`', ['6.1.1 says not how or what']],
    ['- **6.1.1** (level 1) a\n  - How it is met:', ['6.1.1 says not how or what']],
    ['- **6.1.1** (level 1) a', ['6.1.1 says not how or what']],
    ['- **6.1.1** (level 1) a\n  - How it is met: it is met', ['6.1.1 names no evidence and no reason']],
    ['- **6.1.1** (level 1) a\n  - How it is met: does not apply', ['6.1.1 names no evidence and no reason']],
    [
      '- **6.1.1** (level 1) a\n  - How it is met: `docs/no.md`, `docs/security.md`',
      ['6.1.1 names docs/no.md, which is not there'],
    ],
    ['- **6.1.1** (level 1) a\n  - How it is met: `NO-NOTICES.md`', ['6.1.1 names NO-NOTICES.md, which is not there']],
    ['- **6.1.1** (level 1) a\n  - How it is met: `docs/security.md` (evidence: pending)', ['6.1.1 is pending']],
    ['- **6.1.1** (level 1) a\n  - How it is met: does not apply: `SHOP_DATA/logs` is no path of ours', []],
    ['- **6.1.1** (level 1) a\n  - How it is met: met in part: [Logs](#logs). deviates: `codes.seconds`', []],
  ])('%s', (line, faults) => {
    expect(rowsOf(line).flatMap((row) => wordFaults(row, exists))).toEqual(faults);
  });
});
