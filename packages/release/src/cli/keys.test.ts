import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aCli } from '../testing/cli.ts';

test('a key is replaced without a moment in which nothing counts', async () => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0');
  await cli.run('pin', 'shell@1.0.0'); // makes the first key
  const [first] = (await cli.json('keys', 'list')) as { id: string }[];
  const { id } = (await cli.json('keys', 'new')) as { id: string };
  expect((await cli.run('keys', 'list')).out).toMatch(new RegExp(`${id} +signs +here\\n${first?.id} +valid +here`));

  expect(await cli.run('keys', 'retire', first?.id ?? '')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`release 1 of live is live and signed with ${first?.id}`),
  });
  const again = (await cli.json('pin', 'shell@1.0.0')) as { created: boolean; release: { signature: { key: string } } };
  expect(again).toMatchObject({ created: true, release: { serial: 2, signature: { key: id } } });
  expect(await cli.run('keys', 'retire', first?.id ?? '')).toMatchObject({ code: 0 });

  expect(await cli.json('keys', 'list')).toEqual([
    { id, state: 'signs', hasPrivate: true },
    { id: first?.id, state: 'retired', hasPrivate: false },
  ]);
  expect((await cli.run('history')).out).not.toContain('!');
  expect(await cli.run('rollback', '1')).toMatchObject({ code: 0 });
});

test('a key that is live is retired by force only', async () => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0');
  await cli.run('pin', 'shell@1.0.0');
  const [first] = (await cli.json('keys', 'list')) as { id: string }[];
  await cli.run('keys', 'new');
  expect(await cli.run('keys', 'retire', first?.id ?? '', '--force')).toMatchObject({ code: 0 });
  expect((await cli.run('show')).err).toContain('no release yet');
});

test('the public half is shown as web takes it', async () => {
  await using cli = await aCli();
  expect(await cli.run('keys', 'show')).toMatchObject({ code: 1, err: expect.stringContaining('keys new') });
  const { id } = (await cli.json('keys', 'new')) as { id: string };
  const { out } = await cli.run('keys', 'show');
  expect(out).toMatch(/^-----BEGIN PUBLIC KEY-----\n.+\n-----END PUBLIC KEY-----$/);
  expect((await cli.run('keys', 'show', id)).out).toBe(out);
});

test('tokens are made, listed and revoked; they are printed once', async () => {
  await using cli = await aCli();
  const { code, out } = await cli.run('keys', 'token', 'publisher,viewer', 'build server');
  expect([code, out]).toEqual([0, expect.stringMatching(/^jishi_[\w-]{43}$/)]);
  expect((await cli.run('keys', 'tokens')).out).toMatch(/build server +viewer, publisher +\d{4}-/);
  expect(await readFile(join(cli.folder, 'keys', 'tokens.json'), 'utf8')).not.toContain(out);
  expect((await cli.run('keys', 'tokens', '--json')).out).not.toContain('hash');
  expect(await cli.run('keys', 'revoke', 'build server')).toMatchObject({ code: 0 });
  expect((await cli.run('keys', 'tokens')).out).toContain('Nobody has a token');
});

test('a token may be for some parts and channels, and end', async () => {
  await using cli = await aCli();
  const args = [
    'keys',
    'token',
    'publisher',
    'catalog',
    '--parts',
    'mf-catalog,mf-promotions',
    '--channels',
    'preview',
  ];
  expect(await cli.run(...args, '--expires', '2099-01-01T00:00Z')).toMatchObject({ code: 0 });
  expect((await cli.run('keys', 'tokens')).out).toMatch(
    /catalog +publisher +\S+ +2099-01-01T00:00:00.000Z +mf-catalog, mf-promotions, channel preview/,
  );
  expect((await cli.run(...args, '--dry-run')).out).toContain('mf-catalog, mf-promotions, channel preview');
});

test.each([
  [['keys', 'token', 'viewer', 'Li', '--parts', 'Mf Catalog'], 2, 'Write names like mf-catalog'],
  [['keys', 'token', 'viewer', 'Li', '--expires', 'soon'], 2, 'Write a duration'],
  [['keys', 'token', 'viewer', 'Li', '--expires', '2020-01-01'], 1, 'over before it is used'],
  [['keys', 'token', 'king', 'Li'], 2, 'Roles are viewer, publisher, releaser'],
  [['keys', 'retire', 'x'], 1, 'not the id of a key'],
  [['keys', 'retire', '0123456789abcdef'], 1, 'has no key 0123456789abcdef'],
  [['keys', 'revoke', 'Li'], 1, 'has no token of Li'],
  [['keys', 'nonsense'], 2, 'unknown command'],
  [['serve'], 1, 'has no token'],
  [['serve', '--port', 'many'], 2, 'Write a port'],
  [['show', '--service', 'http://releases.example'], 1, 'in the clear'],
  [['show', '--service', 'https://releases.example'], 1, 'SHOP_RELEASE_TOKEN'],
  [['show', '--service', 'https://releases.example', '--registry', 'x'], 2, 'cannot be used with'],
])('%j is refused with a reason', async (args, code, message) => {
  await using cli = await aCli();
  const result = await cli.run(...args);
  expect([result.code, result.err]).toEqual([code, expect.stringContaining(message)]);
});

test('outside demo mode the service says where its key must be', async () => {
  await using cli = await aCli();
  cli.env['SHOP_DEMO'] = '0';
  await cli.run('keys', 'token', 'releaser', 'Li');
  expect(await cli.run('serve')).toMatchObject({ code: 1, err: expect.stringContaining('set SHOP_RELEASE_KEY') });
  await cli.publish('shell@1.0.0');
  expect(await cli.run('pin', 'shell@1.0.0')).toMatchObject({
    code: 1,
    err: expect.stringContaining('set SHOP_RELEASE_KEY'),
  });
});
