import { expect, test } from 'vitest';
import { partOfTrace } from './render-fault.ts';

const at = (part: string) => `    at Price (${part}@1.2.0-dev.1a2b/server.cjs:120:9)`;

test.each([
  ['of a remote', [at('mf-catalog'), at('shell')], 'mf-catalog'],
  [
    'of a library of the shell that a remote called',
    [at('shell'), at('mf-promotions'), at('mf-catalog')],
    'mf-promotions',
  ],
  ['of the shell', [at('shell'), '    at node:internal/process/task_queues:95:5'], 'shell'],
  ['of nobody', ['Error: no trace'], 'shell'],
])('a trace %s', (_, lines, part) => {
  expect(partOfTrace(['Error: x', ...lines].join('\n'))).toBe(part);
});
