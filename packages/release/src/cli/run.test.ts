import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeBuild } from '../testing.ts';
import { runCli } from './run.ts';

async function aCli() {
  const folder = await temporaryFolder();
  const run = async (...args: string[]) => {
    const [out, err]: [string[], string[]] = [[], []];
    const env = { SHOP_DATA: folder.path };
    const code = await runCli(args, { env, out: (text) => out.push(text), err: (text) => err.push(text) });
    return { code, out: out.join('\n'), err: err.join('\n') };
  };
  const build = (part: string, version: string) =>
    writeBuild(join(folder.path, `${part}-${version}`), { part, version });
  return { folder: folder.path, run, build, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

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
  expect(list.out).toMatch(/\* +2 .*mf-catalog +pin mf-catalog@2\.0\.0\n +1 .*Li +all +open/);
  expect(JSON.parse((await cli.run('show', '--json')).out)).toMatchObject({ serial: 2, channel: 'live' });

  const back = await cli.run('rollback', '--json');
  expect(JSON.parse(back.out)).toMatchObject({ release: { serial: 3, parts: { 'mf-catalog': { version: '1.0.0' } } } });
  expect((await cli.run('show', '2')).out).toContain('is not live');
});

test.each([
  [['publish'], 2, 'missing required argument'],
  [['pin'], 2, '--latest'],
  [['pin', '--latest'], 1, 'nothing is published yet'],
  [['pin', 'mf-catalog'], 1, 'has no version'],
  [['pin', 'mf-catalog@1.0.0'], 1, 'there is no'],
  [['pin', '../x@1.0.0'], 1, 'not the name of a part'],
  [['show'], 1, 'no release yet'],
  [['show', 'x'], 2, 'whole number'],
  [['rollback', '9'], 1, 'there is no'],
  [['nonsense'], 2, 'unknown command'],
])('%j is refused with a reason', async (args, code, message) => {
  await using cli = await aCli();
  expect(await cli.run(...args)).toMatchObject({ code, err: expect.stringContaining(message) });
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

test('help names every command', async () => {
  await using cli = await aCli();
  const { code, out } = await cli.run('--help');
  expect(code).toBe(0);
  for (const name of ['publish', 'pin', 'list', 'show', 'rollback']) expect(out).toContain(name);
});
