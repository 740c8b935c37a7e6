import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@jishi/contracts/release';
import { describe, expect, test } from 'vitest';
import { parseLocation } from '../blob-store/location.ts';
import { openBlobStore } from '../blob-store/open-blob-store.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { integrityOf } from '../documents/integrity.ts';
import { aCli, type RegistryKind, registryKinds, type TestCli } from '../testing/cli.ts';
import { announceServer, listServers, withdrawServer } from './announce-server.ts';
import type { ServerRecord, ServerRefusal } from './server-state.ts';

/** Release 1 is live; version 2.0.0 of a remote is there. */
async function aShop(kind: RegistryKind) {
  const cli = await aCli(kind);
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0');
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--reason', 'open');
  return cli;
}

const storeOf = (cli: TestCli) => openBlobStore(parseLocation(cli.registry), { env: cli.env });

/** A web server as far as the registry knows it. */
function aServer(cli: TestCli, name: string) {
  const [blobs, id] = [storeOf(cli), randomUUID()];
  const say = (record: Partial<ServerRecord>) =>
    announceServer(blobs, 'live', id, { name, serial: null, integrity: null, seen: null, refusals: [], ...record });
  return {
    id,
    say,
    serves: async (serial: number) => {
      const release = (await cli.json('show', String(serial))) as Release;
      await say({ serial, seen: serial, integrity: integrityOf(canonicalJson(release)) });
    },
    refuses: (serial: number, refusal: Partial<ServerRefusal> = {}) =>
      say({
        serial: serial - 1,
        seen: serial,
        refusals: [{ serial, code: 'broken', part: 'mf-catalog', reason: 'it does not start', ...refusal }],
      }),
    stops: () => withdrawServer(blobs, 'live', id),
  };
}

const pin = ['pin', 'mf-catalog@2.0.0', '--reason', 'nicer'];

describe.each(registryKinds)('on a %s', (kind) => {
  test('without a server it is said that nobody serves it', async () => {
    await using cli = await aShop(kind);
    expect(await cli.run(...pin)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/channel live: is made\n[\s\S]*\nNo web server follows channel live/),
    });
    expect(await cli.run('status')).toMatchObject({ code: 0, out: expect.stringContaining('no web server') });
  });

  test('it is live when every server serves it, also those that were late', async () => {
    await using cli = await aShop(kind);
    const [one, other] = [aServer(cli, 'web-1:3000'), aServer(cli, 'web-2:3000')];
    await one.serves(1);
    await other.serves(1);
    const running = cli.run(...pin);
    await expect.poll(() => cli.run('show', '2').then(({ code }) => code)).toBe(0);
    await one.serves(2);
    await other.serves(2);
    expect(await running).toMatchObject({
      code: 0,
      out: expect.stringMatching(/channel live: is live\n[\s\S]*\nServed by web-1:3000, web-2:3000\.$/),
    });
    expect(await cli.json('rollback', '2')).toMatchObject({ created: false, servers: [{ state: 'live' }, {}] });
  });

  test('whoever refuses it is named, with part and reason, and the code is 3', async () => {
    await using cli = await aShop(kind);
    const [one, other] = [aServer(cli, 'web-1:3000'), aServer(cli, 'web-2:3000')];
    await one.refuses(2);
    await other.refuses(2, { part: null, code: 'forked', reason: 'it was built upon another one' });
    const pinned = await cli.run(...pin);
    expect(pinned.code).toBe(3);
    expect(pinned.out).toContain('channel live: is made, but not served everywhere');
    expect(pinned.out).toContain(
      'web-1:3000 refused it, because of mf-catalog: it does not start. It goes on with release 1.',
    );
    expect(pinned.out).toContain('web-2:3000 refused it, the document: it was built upon another one.');
    const status = await cli.run('status');
    expect(status).toMatchObject({ code: 3, out: expect.stringMatching(/web-1:3000 +1 +refuses the newest/) });
    expect(status.out).toContain('web-1:3000 refuses release 2 (mf-catalog): it does not start');
    const json = await cli.run('status', '--json');
    expect(JSON.parse(json.out)).toMatchObject([
      { channel: 'live', serial: 2, servers: [{ name: 'web-1:3000', serial: 1, state: 'refused' }, {}] },
    ]);
    expect((await cli.run(...pin)).out).toContain('is not served everywhere');
  });

  test('who does not answer is late', async () => {
    await using cli = await aShop(kind);
    const server = aServer(cli, 'web-1:3000');
    await server.serves(1);
    const late = await cli.run(...pin, '--wait', '0s');
    expect(late).toMatchObject({ code: 3, out: expect.stringContaining('it still serves release 1') });
    expect(await cli.run('rollback', '1', '--no-wait')).toMatchObject({
      code: 0,
      out: expect.stringContaining('No web server was asked'),
    });
    await server.say({ serial: 9, seen: 9, integrity: 'sha384-other' });
    const ahead = await cli.run('rollback', '2', '--wait', '0s');
    expect(ahead).toMatchObject({ code: 3, out: expect.stringContaining('release 9 that is not in this registry') });
    await server.stops();
    expect(await cli.run('rollback', '1')).toMatchObject({ code: 0 });
  });

  test('what a stranger writes there is shown harmless, or not at all', async () => {
    await using cli = await aShop(kind);
    const blobs = storeOf(cli);
    await aServer(cli, 'web\u001b[2J-1\u202e').refuses(2, { reason: 'gone\u001b]0;x\u0007' });
    await blobs.put(`servers/live/${randomUUID()}.json`, '{"name":1}');
    await blobs.put(`servers/live/${randomUUID()}.json`, 'x'.repeat(200_000));
    await blobs.put('servers/live/other.txt', 'x');
    const { out } = await cli.run('status');
    for (const character of ['\u001b', '\u0007', '\u202e']) expect(out).not.toContain(character);
    expect(out).toContain('web\ufffd[2J-1');
    expect(await listServers(blobs)).toHaveLength(1);
  });
});

test('a server that fell silent does not hold anybody up, and is swept', async () => {
  await using cli = await aShop('folder');
  const server = aServer(cli, 'web-1:3000');
  await server.serves(1);
  const path = join(cli.registry, 'servers/live', `${server.id}.json`);
  const ago = (seconds: number) => utimes(path, new Date(), new Date(Date.now() - seconds * 1000));
  await ago(60);
  expect(await cli.run(...pin)).toMatchObject({ code: 0, out: expect.stringContaining('No web server follows') });
  expect(await cli.run('status')).toMatchObject({ code: 0, out: expect.stringMatching(/web-1:3000 +1 +silent/) });
  await ago(7200);
  expect((await cli.run('status')).out).not.toContain('web-1');
  expect((await cli.run('gc', '--delete')).out).toContain(path);
  await expect(writeFile(path, '', { flag: 'r+' })).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a registry that is not there is not begun by a server', async () => {
  await using cli = await aCli();
  await aServer(cli, 'web-1:3000').say({});
  expect(await storeOf(cli).list('servers')).toEqual([]);
});
