import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityEvents } from '@jishi/observing/security-events';
import { expect, test } from 'vitest';
import { root } from './root.ts';

test('docs/security.md has every security event in its words, and no other', () => {
  const [, chapter = ''] = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n## Security log\n');
  const lines = chapter.slice(0, chapter.indexOf('\n## ')).split('\n');
  const rows = lines.filter((line) => line.startsWith('| `')).map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, name, what]) => [name, what])).toEqual(
    Object.entries(securityEvents).map(([name, { what }]) => [`\`${name}\``, what]),
  );
});
