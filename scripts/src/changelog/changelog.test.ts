import { expect, test } from 'vitest';
import { changelogText } from './changelog-text.ts';
import { versionsOf } from './read-versions.ts';

const entry = (hash: string, names: string, message: string): string =>
  `${[hash.repeat(8), '2026-11-25', names, message].join('\x1f')}\x1e\n`;

const log = [
  entry('d', 'HEAD -> main', 'feat(cart): keep lines'),
  entry('c', 'tag: v1.1.0', 'fix!: round to cents\n\nBREAKING CHANGE: amounts are cents'),
  entry('b', '', 'Written before the rule'),
  entry('a', 'tag: v1.0.0, origin/main', 'docs: how to begin'),
].join('');

test('commits belong to the tag they came with', () => {
  expect(versionsOf(log).map(({ tag, changes }) => [tag, changes.map(({ subject }) => subject)])).toEqual([
    [null, ['keep lines']],
    ['v1.1.0', ['round to cents']],
    ['v1.0.0', ['how to begin']],
  ]);
});

test('a changelog tells what is seen from outside', () => {
  const [, ...versions] = changelogText(versionsOf(log)).split('\n## ');
  expect(versions).toEqual([
    'Unreleased (2026-11-25)\n\n### Features\n\n- **cart:** keep lines (dddddddd)\n',
    'v1.1.0 (2026-11-25)\n\n### Breaking\n\n- amounts are cents (cccccccc)\n\n### Fixes\n\n- round to cents (cccccccc)\n',
    'v1.0.0 (2026-11-25)\n\nNothing that is seen from outside.\n',
  ]);
});
