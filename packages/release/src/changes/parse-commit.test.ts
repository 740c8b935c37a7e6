import { expect, test } from 'vitest';
import { parseCommit } from './parse-commit.ts';

test.each([
  ['feat(cart): keep it', { type: 'feat', scope: 'cart', subject: 'keep it', breaking: null }],
  ['docs: say it\n\nwhy', { type: 'docs', scope: null, subject: 'say it', breaking: null }],
  ['feat(api)!: drop it', { type: 'feat', scope: 'api', subject: 'drop it', breaking: '' }],
  [
    'fix(web): x\n\nbody\n\nBREAKING CHANGE: another port',
    { type: 'fix', scope: 'web', subject: 'x', breaking: 'another port' },
  ],
  ['Keep it', null],
  ["Merge branch 'a: b'", null],
  ['feat(cart) keep it', null],
  ['', null],
])('%j', (message, expected) => expect(parseCommit(message)).toEqual(expected));
