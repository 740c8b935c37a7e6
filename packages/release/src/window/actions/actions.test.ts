import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { RegistryError } from '../../errors/registry-error.ts';
import { aService } from '../../testing/service.ts';
import { type ActionName, actions, inputOf } from './actions.ts';
import { commandLine } from './command-line.ts';

test.each<[ActionName, Record<string, string>, object]>([
  ['pin', { reason: 'r', 'pin shell': '1.0.0', 'pin mf-catalog': '' }, { reason: 'r', parts: { shell: '1.0.0' } }],
  [
    'pin',
    { reason: 'r', 'pin shell': '1.0.0', share: '0.5 %' },
    { reason: 'r', parts: { shell: '1.0.0' }, buckets: 50 },
  ],
  ['share', { reason: 'r', share: '12.34' }, { reason: 'r', buckets: 1_234 }],
  ['rollback', { reason: 'r', serial: '41' }, { reason: 'r', serial: 41 }],
  ['rollback', { reason: 'r', serial: '' }, { reason: 'r' }],
  ['ban', { reason: 'r', version: 'shell@1.0.0' }, { reason: 'r', part: 'shell', version: '1.0.0' }],
  ['freeze', { reason: 'r', part: '', until: '' }, { reason: 'r' }],
  [
    'freeze',
    { reason: 'r', part: 'shell', until: '2026-12-01T08:00:00.000Z' },
    { reason: 'r', parts: ['shell'], until: '2026-12-01T08:00:00.000Z' },
  ],
  ['approve', { id: '0123abcd' }, { id: '0123abcd' }],
])('%s of %j', (name, fields, input) => {
  expect(inputOf(name, fields)).toEqual({ operation: name, input });
});

test.each<[ActionName, Record<string, string>]>([
  ['share', { reason: 'r', share: '1000' }],
  ['share', { reason: 'r', share: '-1' }],
  ['rollback', { reason: 'r', serial: '4.5' }],
  ['ban', { reason: 'r', version: 'shell' }],
  ['freeze', { reason: 'r', until: 'tomorrow' }],
  ['finish', { reason: 'r', other: 'x' }],
])('%s refuses %j', (name, fields) => {
  expect(() => inputOf(name, fields)).toThrow(RegistryError);
});

describe('the command that is shown', () => {
  const fields: Readonly<Record<ActionName, Record<string, string>>> = {
    pin: { 'pin mf-catalog': '2.0.0', share: '5', reason: "it's; $(new) `one`" },
    share: { share: '25', reason: 'r' },
    finish: { reason: 'r' },
    abort: { reason: 'a b' },
    rollback: { serial: '1', reason: 'r' },
    ban: { version: 'mf-catalog@1.0.0', reason: 'r' },
    freeze: { part: 'mf-catalog', until: '2099-12-01T08:00:00.000Z', reason: 'r' },
    unfreeze: { part: 'mf-catalog', reason: 'r' },
    approve: { id: '0123abcd' },
    cancel: { id: '0123abcd', reason: 'r' },
  };

  test.each(Object.keys(actions) as ActionName[])(
    'of %s is one the commands understand, and says the same',
    async (name) => {
      await using service = await aService();
      const { input } = inputOf(name, fields[name]);
      const line = commandLine(name, { ...input, channel: 'preview', expect: 7 });
      // A shell takes it apart as a terminal would.
      const words = execFileSync('sh', ['-c', `for word in ${line}; do printf '%s\\0' "$word"; done`], {
        encoding: 'utf8',
      });
      const [pnpm, release, ...args] = words.split('\0').slice(0, -1);
      expect([pnpm, release]).toEqual(['pnpm', 'release']);
      const { err } = await service.run(await service.token('Li Na', 'releaser'), ...args, '--dry-run');
      // It was understood, and refused by the service: this channel has no release 7.
      expect(err).toMatch(/serial|release|channel/);
      expect(err).not.toMatch(/unknown option|unknown command|argument|Usage/);
      if ('reason' in fields[name]) expect(args[args.indexOf('--reason') + 1]).toBe(fields[name]['reason']);
    },
  );
});
