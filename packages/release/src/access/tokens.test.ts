import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/builds.ts';
import { listTokens, makeToken, removeToken, tokensOf } from './tokens.ts';

test('a token is disclosed once; its file has a hash, for its owner alone', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'keys', 'tokens.json');
  const token = await makeToken(path, { name: 'Li Na 李娜', roles: ['releaser'] });
  expect(token).toMatch(/^jishi_[\w-]{43}$/);
  expect(await readFile(path, 'utf8')).not.toContain(token);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await listTokens(path)).toMatchObject([{ name: 'Li Na 李娜', roles: ['releaser'] }]);
  expect(await tokensOf(path)(token)).toMatchObject({ name: 'Li Na 李娜', roles: ['releaser'] });
});

test('a name has one token; revoked ones are gone at once', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'tokens.json');
  const find = tokensOf(path);
  expect(await find('anything')).toBeNull();
  const first = await makeToken(path, { name: 'a', roles: ['viewer'] });
  const second = await makeToken(path, { name: 'b', roles: ['viewer', 'publisher'] });
  await expect(makeToken(path, { name: 'a', roles: ['releaser'] })).rejects.toMatchObject({ code: 'conflict' });
  expect([(await find(first))?.name, (await find(second))?.name]).toEqual(['a', 'b']);
  await removeToken(path, 'a');
  expect([await find(first), (await find(second))?.name]).toEqual([null, 'b']);
  await expect(removeToken(path, 'a')).rejects.toMatchObject({ code: 'not-found' });
});

test('the name of a token that has ended is free', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'tokens.json');
  const expires = new Date(Date.now() + 60_000).toISOString();
  await makeToken(path, { name: 'a', roles: ['viewer'], expires });
  await expect(makeToken(path, { name: 'a', roles: ['viewer'] })).rejects.toMatchObject({ code: 'conflict' });
  await writeFile(path, (await readFile(path, 'utf8')).replace(expires, '2020-01-01T00:00:00.000Z'));
  const token = await makeToken(path, { name: 'a', roles: ['publisher'], parts: ['mf-catalog'] });
  expect(await listTokens(path)).toHaveLength(1);
  expect(await tokensOf(path)(token)).toMatchObject({ roles: ['publisher'], parts: ['mf-catalog'] });
});

test('tokens made at the same time are all stored', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'tokens.json');
  const names = Array.from({ length: 12 }, (_, index) => `team ${index}`).sort();
  const tokens = await Promise.all(names.map((name) => makeToken(path, { name, roles: ['publisher'] })));
  expect((await listTokens(path)).map(({ name }) => name).sort()).toEqual(names);
  const find = tokensOf(path);
  expect(await Promise.all(tokens.map(async (token) => (await find(token))?.name))).toEqual(names);
});

test('a change that was killed half-way does not hold up the next one', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'tokens.json');
  const old = new Date(Date.now() - 60_000);
  await writeFile(`${path}.half`, '');
  await utimes(`${path}.half`, old, old);
  await makeToken(path, { name: 'a', roles: ['viewer'] });
  expect(await listTokens(path)).toHaveLength(1);
});

test.each(['', '{}', '{"format":1,"tokens":[{"name":"a","roles":[],"hash":"x","made":"x"}]}'])(
  '%j is no file of tokens',
  async (text) => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'tokens.json');
    await writeFile(path, text);
    await expect(tokensOf(path)('x')).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('tokens.json is not a file of tokens'),
    });
  },
);
