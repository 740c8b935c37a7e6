import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aCli } from '../testing/cli.ts';
import { commands } from './commands.ts';

test('publish, pin, list, show, roll back', async () => {
  await using cli = await aCli();
  const builds = [await cli.build('shell', '1.0.0'), await cli.build('mf-catalog', '1.0.0')];
  expect(await cli.run('publish', ...builds)).toMatchObject({ code: 0, out: expect.stringContaining('published') });
  expect(await cli.run('pin', '--latest', '--author', 'Li', '--reason', 'open')).toMatchObject({
    code: 0,
    out: expect.stringContaining('release 1'),
  });
  await cli.run('publish', await cli.build('mf-catalog', '2.0.0'));
  await cli.run('pin', 'mf-catalog@2.0.0');

  const list = await cli.run('list');
  expect(list.out).toMatch(/\* +2 .*pin .*mf-catalog +pin mf-catalog@2\.0\.0\n +1 .*Li +all +open/);
  expect(JSON.parse((await cli.run('show', '--json')).out)).toMatchObject({ serial: 2, channel: 'live' });

  const back = await cli.run('rollback', '--json');
  expect(JSON.parse(back.out)).toMatchObject({ release: { serial: 3, parts: { 'mf-catalog': { version: '1.0.0' } } } });
  expect((await cli.run('show', '2')).out).toContain('is not live');
});

test.each([
  [['publish'], 2, 'missing required argument'],
  [['pin'], 2, '--latest'],
  [['pin', 'mf-catalog'], 1, 'has no version'],
  [['pin', 'mf-catalog@1.0.0'], 1, 'there is no'],
  [['pin', '../x@1.0.0'], 1, 'not the name of a part'],
  [['show'], 1, 'no release yet'],
  [['show', 'x'], 2, 'whole number'],
  [['rollback', '9'], 1, 'there is no'],
  [['nonsense'], 2, 'unknown command'],
])('%j is refused with a reason', async (args, code, message) => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0');
  expect(await cli.run(...args)).toMatchObject({ code, err: expect.stringContaining(message) });
});

test('before anything is published there is no registry, and it is said how one begins', async () => {
  await using cli = await aCli();
  expect(await cli.run('pin', '--latest')).toMatchObject({
    code: 1,
    err: expect.stringContaining('The first pnpm release publish begins one'),
  });
});

test('a refusal is JSON for programs', async () => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0');
  const { code, out, err } = await cli.run('pin', 'mf-catalog@1.0.0', '--json');
  expect([code, out]).toEqual([1, '']);
  expect(JSON.parse(err)).toEqual({ error: { code: 'not-found', message: expect.stringContaining('there is no') } });
});

test('what somebody wrote does nothing to the terminal, and programs read it as it is', async () => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0');
  const reason = 'all\u001b[2J fine\u202e';
  await cli.run('pin', '--latest', '--reason', reason);
  const { out } = await cli.run('history');
  expect(out).toContain('all\\u001b[2J fine\\u202e');
  for (const character of ['\u001b', '\u202e']) expect(out).not.toContain(character);
  expect(await cli.json('show')).toMatchObject({ reason });
});

test('says which version it is', async () => {
  await using cli = await aCli();
  expect(await cli.run('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+/) });
});

test('a damaged build is refused', async () => {
  await using cli = await aCli();
  const build = await cli.build('shell', '1.0.0');
  await writeFile(join(build, 'server.cjs'), 'other');
  expect(await cli.run('publish', build)).toMatchObject({
    code: 1,
    err: expect.stringContaining('not what was published'),
  });
});

test('the help names every command', async () => {
  await using cli = await aCli();
  const { code, out } = await cli.run('--help');
  expect(code).toBe(0);
  for (const name of Object.keys(commands)) expect(out).toMatch(new RegExp(`^  ${name}[ |]`, 'm'));
});

test.each(Object.keys(commands).filter((name) => name !== 'types'))('the help of %s has an example', async (name) => {
  await using cli = await aCli();
  const { code, out } = await cli.run(name, '--help');
  expect([code, out]).toEqual([0, expect.stringContaining(`$ pnpm release ${name}`)]);
});
