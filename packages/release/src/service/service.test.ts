import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { roles } from '../access/tokens.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { operations } from '../operations/operations.ts';
import { aClock } from '../testing/clock.ts';
import { aService, type TestService } from '../testing/service.ts';
import { openRemoteRegistry } from './remote-registry.ts';
import { writeUpload } from './upload.ts';

/** A service with a shop that is open, and somebody for each role. */
async function aShop(options: Parameters<typeof aService>[0] = {}) {
  const service = await aService(options);
  const viewer = await service.token('Vi', 'viewer');
  const publish = await service.token('build server', 'publisher');
  const release = await service.token('Li Na', 'releaser');
  for (const [part, version] of [
    ['shell', '1.0.0'],
    ['mf-catalog', '1.0.0'],
    ['mf-catalog', '2.0.0'],
  ] as const) {
    await service.registry.publish(await service.build(part, version));
  }
  const parts = { shell: '1.0.0', 'mf-catalog': '1.0.0' };
  await service.registry.pin({ channel: 'live', author: 'test', reason: 'open', parts });
  return { service, viewer, publish, release, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() };
}

const asJson = (token: string, value: unknown): RequestInit => ({
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

async function answerOf(answer: Response): Promise<[number, string | undefined]> {
  const { error } = (await answer.json()) as { error?: { code: string } };
  return [answer.status, error?.code];
}

test('publish, pin, show, list, roll back from another computer; the holder of the token is the author', async () => {
  await using t = await aShop();
  const { service } = t;
  const build = await service.build('mf-catalog', '3.0.0', {
    web: { 'entry.js': 'entry();\n', 'pages/home.js': 'home();\n' },
  });

  expect(await service.run(t.publish, 'publish', build)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/mf-catalog +3\.0\.0 +published/),
  });
  expect(await service.run(t.publish, 'publish', build)).toMatchObject({
    code: 0,
    out: expect.stringContaining('was there already'),
  });
  expect(await service.registry.verify('mf-catalog', '3.0.0')).toMatch(/^sha384-/);
  expect(await readFile(join(service.registry.partFolder('mf-catalog', '3.0.0'), 'web/pages/home.js'), 'utf8')).toBe(
    'home();\n',
  );

  const pinned = await service.run(
    t.release,
    'pin',
    'mf-catalog@latest',
    '--author',
    'somebody else',
    '--reason',
    'new home',
    '--json',
  );
  expect(JSON.parse(pinned.out)).toMatchObject({
    created: true,
    release: { serial: 2, author: 'Li Na', reason: 'new home' },
  });
  const live = await service.registry.live('live');
  expect(live).toMatchObject({ serial: 2, signature: { key: service.key.id } });

  expect((await service.run(t.viewer, 'show')).out).toContain('release 2');
  expect((await service.run(t.viewer, 'list')).out).toMatch(/\* +2 .*Li Na +mf-catalog +new home/);
  expect((await service.run(t.viewer, 'versions', 'mf-catalog')).out).toContain('3.0.0');
  expect((await service.run(t.viewer, 'diff', '1', '2')).out).toContain('mf-catalog');
  expect((await service.run(t.viewer, 'why', 'mf-catalog')).out).toContain('new home');
  expect((await service.run(t.viewer, 'verify')).out).toContain('All good');

  const back = await service.run(t.release, 'rollback', '--json');
  expect(JSON.parse(back.out)).toMatchObject({
    release: { serial: 3, kind: 'rollback', parts: { 'mf-catalog': { version: '1.0.0' } } },
  });
});

test('freeze, ban, promote and deprecate go the same way', async () => {
  await using t = await aShop();
  const run = (...args: string[]) => t.service.run(t.release, ...args);
  expect(await run('pin', 'mf-catalog@2.0.0')).toMatchObject({ code: 0 });
  expect(await run('freeze', '--reason', 'the sale')).toMatchObject({ code: 0 });
  expect(await run('pin', 'mf-catalog@1.0.0')).toMatchObject({ code: 1, err: expect.stringContaining('the sale') });
  expect(await run('unfreeze', '--reason', 'over')).toMatchObject({ code: 0 });
  expect(await run('ban', 'mf-catalog@2.0.0', '--reason', 'charges twice')).toMatchObject({ code: 0 });
  expect(await run('promote', 'live', 'next')).toMatchObject({ code: expect.any(Number) });
  expect(await run('deprecate', 'mf-catalog@1.0.0', '--reason', 'slow')).toMatchObject({ code: 0 });
  const live = await t.service.registry.live('live');
  expect(live).toMatchObject({
    author: 'Li Na',
    banned: [{ part: 'mf-catalog', version: '2.0.0' }],
    parts: { 'mf-catalog': { version: '1.0.0' } },
  });
});

/** What each role may do, of everything there is. */
const allowed: [string, readonly string[]][] = [
  ...Object.entries(operations).map(([name, operation]): [string, readonly string[]] => [name, operation.roles]),
  ['publish', ['publisher']],
];

test.each(allowed)('%s is for %j and nobody else', async (name, who) => {
  await using service = await aService();
  for (const role of roles) {
    const token = await service.token(role, role);
    const [status, code] = await answerOf(await service.ask(`/v1/${name}`, asJson(token, { nonsense: true })));
    expect([role, status, code]).toEqual(who.includes(role) ? [role, 400, 'invalid'] : [role, 403, 'forbidden']);
  }
  const all = await service.token('chief', 'publisher', 'releaser');
  expect((await service.ask(`/v1/${name}`, asJson(all, { nonsense: true }))).status).toBe(400);
});

test('of two who have tokens one asks and the other approves, under the names of their tokens', async () => {
  await using t = await aShop();
  const { service } = t;
  const second = await service.token('Wang', 'releaser');
  await service.run(t.release, 'approvals', 'person', '--reason', 'two pairs of eyes');
  await service.run(t.release, 'pin', 'mf-catalog@2.0.0', '--reason', 'nicer', '--author', 'Wang');
  const id = (await service.registry.live('live'))?.proposed?.[0]?.id ?? 'none';

  // Whoever sits there may call themselves what they like.
  const own = await service.run(t.release, 'approve', id, '--author', 'Wang');
  const other = await service.run(second, 'approve', id);

  expect([own.code, own.err.includes('somebody else has to approve it'), other.code]).toEqual([1, true, 0]);
  expect(await service.registry.live('live')).toMatchObject({
    author: 'Li Na',
    approved: { by: 'Wang' },
    parts: { 'mf-catalog': { version: '2.0.0' } },
  });
});

test('a link to a preview is signed where the key is', async () => {
  await using t = await aShop();
  const preview = ['preview', 'mf-catalog@2.0.0', '--to', 'Anna', '--origin', 'https://shop.example'];

  const made = await t.service.run(t.release, ...preview);
  const refused = await t.service.run(t.viewer, ...preview);

  expect([made.code, refused.code]).toEqual([0, 1]);
  expect(made.out).toMatch(/https:\/\/shop\.example\/-\/preview\?token=[\w.-]+$/);
  expect((await t.service.registry.live('previews'))?.author).toBe('Li Na');
});

test('roles of releasers and publishers are distinct', () => {
  const names = (role: string): string[] => allowed.filter(([, who]) => who.includes(role)).map(([name]) => name);
  expect(names('releaser').filter((name) => !names('viewer').includes(name))).toEqual([
    'pin',
    'approve',
    'approvals',
    'cancel',
    'promote',
    'rollback',
    'share',
    'finish',
    'abort',
    'ban',
    'freeze',
    'unfreeze',
    'repair',
    'preview',
    'deprecate',
    'collect-garbage',
  ]);
  expect(names('publisher').filter((name) => !names('viewer').includes(name))).toEqual([
    'deprecate',
    'note-changes',
    'publish',
  ]);
});

test('a token that is wrong, missing, of another kind or revoked', async () => {
  await using service = await aService();
  await service.registry.publish(await service.build('shell', '1.0.0'));
  const token = await service.token('Li', 'viewer');
  const withHeader = (authorization: string) =>
    service.ask('/v1/parts', { headers: { authorization, 'content-type': 'application/json' }, body: '{}' });
  expect((await withHeader(`Bearer ${token}`)).status).toBe(200);
  for (const bad of [
    '',
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    'Bearer ',
    `bearer  ${token}`,
    `Bearer ${'x'.repeat(5000)}`,
  ]) {
    const answer = await withHeader(bad);
    expect([bad, answer.headers.get('www-authenticate'), ...(await answerOf(answer))]).toEqual([
      bad,
      'Bearer',
      401,
      'unauthorized',
    ]);
  }
  await service.revoke('Li');
  expect(await answerOf(await withHeader(`Bearer ${token}`))).toEqual([401, 'unauthorized']);
  expect(await service.run(token, 'show')).toMatchObject({
    code: 1,
    err: expect.stringContaining('unknown or was revoked'),
  });
});

test('two computers that pin at the same time make two releases, neither is lost', async () => {
  await using t = await aShop();
  const versions = Array.from({ length: 6 }, (_, index) => `3.0.${index}`);
  for (const version of versions) await t.service.registry.publish(await t.service.build('mf-catalog', version));
  const other = await t.service.token('Wang', 'releaser');
  const results = await Promise.all(
    versions.map((version, index) =>
      t.service.run(index % 2 ? other : t.release, 'pin', `mf-catalog@${version}`, '--json'),
    ),
  );
  expect(results.map(({ code }) => code)).toEqual(versions.map(() => 0));
  const entries = await t.service.registry.releases('live');
  expect(entries.map(({ serial, problem }) => [serial, problem])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((serial) => [serial, null]),
  );
  expect(new Set(entries.map(({ release }) => release?.author))).toEqual(new Set(['test', 'Li Na', 'Wang']));
});

test.each<[string, string, string, RegExp]>([
  ['the same version with other bytes', '1.0.0', 'conflict', /already published with other bytes/],
  ['a version that is none', '1', 'invalid', /not well formed/],
])('%s is refused as it is here', async (_, version, code, message) => {
  await using t = await aShop();
  const build = await t.service.build('mf-catalog', version, { web: { 'entry.js': 'other();\n' } });
  const result = await t.service.run(t.publish, 'publish', build);
  expect(result).toMatchObject({ code: 1, err: expect.stringMatching(message) });
  await expect(openRemoteRegistry(t.service.origin, t.publish).publish(build)).rejects.toMatchObject({ code });
});

/** Uploads that were changed on their way. */
async function upload(
  service: TestService,
  token: string,
  change: (form: FormData) => void | Promise<void>,
): Promise<Response> {
  const build = await service.build('mf-catalog', '5.0.0');
  const form = await writeUpload({ nameOf: (name) => name, read: (name) => readFile(join(build, name)) });
  await change(form);
  return service.ask('/v1/publish', { headers: { authorization: `Bearer ${token}` }, body: form });
}

const file = (text: string): Blob => new Blob([text]);

test.each<[string, number, string, (form: FormData) => void]>([
  ['with another script', 422, 'damaged', (form) => form.set('web/entry.js', file('alert(1)'), 'entry.js')],
  ['without a script', 404, 'not-found', (form) => form.delete('web/entry.js')],
  ['without its list', 400, 'invalid', (form) => form.delete('files.json')],
  ['with a file more', 400, 'invalid', (form) => form.append('web/extra.js', file('x'), 'extra.js')],
  ['with a file twice', 400, 'invalid', (form) => form.append('web/entry.js', file('x'), 'entry.js')],
  ['with a text', 400, 'invalid', (form) => form.append('note', 'hello')],
  ['with a path that climbs', 400, 'invalid', (form) => form.append('../../../etc/cron.d/x', file('x'), 'x')],
  ['with an absolute path', 400, 'invalid', (form) => form.append('/etc/cron.d/x', file('x'), 'x')],
])('an upload %s leaves nothing behind', async (_, status, code, change) => {
  await using service = await aService();
  const token = await service.token('build server', 'publisher');
  expect(await answerOf(await upload(service, token, change))).toEqual([status, code]);
  expect(await service.registry.parts()).toEqual([]);
  expect((await readdir(service.registry.location).catch(() => [])).filter((name) => name !== 'temporary')).toEqual([]);
});

test('a list that names a path outside of the version is refused', async () => {
  await using service = await aService();
  const token = await service.token('build server', 'publisher');
  const response = await upload(service, token, async (form) => {
    const list = JSON.parse(await (form.get('files.json') as File).text());
    list.files['../../../escaped.js'] = list.files['entry.js'];
    form.set('files.json', file(JSON.stringify(list)), 'files.json');
  });
  expect(await answerOf(response)).toEqual([400, 'invalid']);
});

test('what is no form is refused', async () => {
  await using service = await aService();
  const token = await service.token('build server', 'publisher');
  const send = (type: string, body: string) =>
    service.ask('/v1/publish', { headers: { authorization: `Bearer ${token}`, 'content-type': type }, body });
  expect(await answerOf(await send('multipart/form-data', 'hello'))).toEqual([400, 'invalid']);
  expect(await answerOf(await send('multipart/form-data; boundary=x', '--y\r\n'))).toEqual([400, 'invalid']);
  expect(await answerOf(await send('application/json', '{}'))).toEqual([400, 'invalid']);
  expect(await answerOf(await send('application/zip', 'PK'))).toEqual([415, 'invalid']);
});

/** What is answered to somebody who says that so many bytes will come. */
const announce = (service: TestService, path: string, headers: Record<string, string | number>) =>
  new Promise<[number | undefined, string]>((resolve, reject) => {
    const asked = request(service.origin + path, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve([answer.statusCode, JSON.parse(text).error.code]));
    });
    asked.on('error', reject);
    asked.flushHeaders();
  });

test.each([
  ['/v1/rollback', 'application/json', 65_537],
  ['/v1/publish', 'multipart/form-data; boundary=x', 42_000_000],
])('%s takes a limited number of bytes', async (path, type, length) => {
  await using service = await aService();
  const token = await service.token('both', 'publisher', 'releaser');
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': length };
  expect(await announce(service, path, headers)).toEqual([413, 'invalid']);
});

test('a build that is too large is not even sent', async () => {
  await using service = await aService();
  const token = await service.token('build server', 'publisher');
  const build = await service.build('mf-catalog', '1.0.0', { web: { 'film.mp4': 'x'.repeat(9_000_000) } });
  const result = await service.run(token, 'publish', build);
  expect(result).toMatchObject({ code: 1, err: expect.stringContaining('film.mp4 (9.0 MB)') });
  expect(service.log.filter((line) => 'path' in line)).toEqual([]);
});

test('uploads at the same time are limited', async () => {
  await using service = await aService({ limits: { uploads: 0 } });
  const token = await service.token('build server', 'publisher');
  const answer = await upload(service, token, () => {});
  expect([answer.headers.get('retry-after'), ...(await answerOf(answer))]).toEqual(['5', 503, 'unavailable']);
});

test.each([
  ['/v1/nothing', 404, 'not-found'],
  ['/', 404, 'not-found'],
  ['/v1/../v1/live', 200, undefined],
  ['/v1/publish/../../etc/passwd', 404, 'not-found'],
  ['/v1/live?channel=../../x', 200, undefined],
])('%s', async (path, status, code) => {
  await using service = await aService();
  await service.registry.publish(await service.build('shell', '1.0.0'));
  const token = await service.token('Vi', 'viewer');
  const answer = await service.ask(path, asJson(token, { channel: 'live' }));
  expect([answer.status, answer.status === 200 ? undefined : (await answerOf(answer))[1]]).toEqual([status, code]);
});

test.each([
  [{ channel: '../../x' }, 'is not the name of a channel'],
  [{ channel: 'live', more: 1 }, 'Unrecognized key'],
  [{}, 'channel'],
  [[], 'not well formed'],
  ['{', 'JSON'],
])('the question %j is refused with a reason', async (question, message) => {
  await using service = await aService();
  await service.registry.publish(await service.build('shell', '1.0.0'));
  const token = await service.token('Vi', 'viewer');
  const init = asJson(token, question);
  const answer = await service.ask('/v1/releases', typeof question === 'string' ? { ...init, body: question } : init);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: { code: 'invalid', message: expect.stringContaining(message) } },
  ]);
});

test('the log says who did what; no token is in it', async () => {
  await using t = await aShop();
  await t.service.run(t.release, 'pin', 'mf-catalog@2.0.0', '--reason', 'new home');
  await t.service.run(t.viewer, 'pin', 'mf-catalog@1.0.0');
  expect(t.service.log).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ author: 'Li Na', operation: 'pin', channel: 'live', serial: 2, reason: 'new home' }),
      expect.objectContaining({ author: 'Vi', path: '/v1/pin', code: 'forbidden' }),
    ]),
  );
  const text = JSON.stringify(t.service.log);
  for (const token of [t.viewer, t.publish, t.release]) expect(text).not.toContain(token);
});

test('web servers are waited for through the service too', async () => {
  await using t = await aShop();
  const { registry, run } = t.service;
  const refusals = [{ serial: 2, code: 'damaged', part: 'mf-catalog', reason: 'one file is missing' }];
  const id = '00000000-0000-4000-8000-000000000000';
  await registry.announce('live', id, { name: 'web-1:3000', serial: 1, integrity: null, seen: 2, refusals });
  expect(await run(t.release, 'pin', 'mf-catalog@2.0.0')).toMatchObject({
    code: 3,
    out: expect.stringContaining('web-1:3000 refused it, because of mf-catalog: one file is missing'),
  });
  expect(await run(t.viewer, 'status')).toMatchObject({ code: 3, out: expect.stringContaining('web-1:3000') });
});

test('expecting and trying without doing work through the service', async () => {
  await using t = await aShop();
  const { registry, run, build } = t.service;
  const refused = await run(t.release, 'pin', 'mf-catalog@2.0.0', '--expect', '4');
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/release 1 \(pin by test, .*: open\) is live/) });
  const dry = await run(t.release, 'pin', 'mf-catalog@2.0.0', '--dry-run');
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('would be made; nothing was changed') });
  const folder = await build('mf-catalog', '3.0.0');
  expect((await run(t.publish, 'publish', folder, '--dry-run')).out).toContain('would be published');
  expect(await registry.hasVersion('mf-catalog', '3.0.0')).toBe(false);
  expect(await registry.serials('live')).toEqual([1]);
  expect(t.service.log.filter(({ msg }) => msg === 'done')).toEqual([]);
});

test('a channel is repaired through the service', async () => {
  await using t = await aShop();
  const { registry, run } = t.service;
  await writeFile(join(registry.location, 'releases/live/00000002.json'), '{');
  const refused = await run(t.release, 'pin', 'mf-catalog@2.0.0');
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('release 2 of live cannot be used') });
  expect(await run(t.viewer, 'repair', '--dry-run')).toMatchObject({ code: 1 });
  expect(await run(t.release, 'repair', '--yes')).toMatchObject({ code: 0, out: expect.stringContaining('Li Na') });
  expect(await registry.live('live')).toMatchObject({ serial: 3, kind: 'repair', replaces: [2] });
});

test('requests finish when the service stops; afterwards the client says so', async () => {
  const [started, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await using t = await aShop({
    wrap: (registry) => ({
      ...registry,
      async pin(request) {
        started.resolve();
        await go.promise;
        return registry.pin(request);
      },
    }),
  });
  const pin = t.service.run(t.release, 'pin', 'mf-catalog@2.0.0', '--no-wait');
  await started.promise;
  const closed = t.service.close();
  expect(await t.service.run(t.viewer, 'show')).toMatchObject({
    code: 5,
    err: expect.stringContaining('does not answer'),
  });
  go.resolve();
  expect((await pin).code).toBe(0);
  await closed;
  expect(await t.service.registry.live('live')).toMatchObject({ serial: 2 });
});

test.each([
  ['ftp://releases.example', /not the address/],
  ['releases.example', /not the address/],
  ['https://user:secret@releases.example', /not the address/],
  ['http://releases.example', /in the clear: use https/],
])('%s is refused before anything is sent', (address, message) => {
  expect(() => openRemoteRegistry(address, 'token')).toThrow(message);
});

test('without a token nothing is sent', () => {
  expect(() => openRemoteRegistry('https://releases.example', undefined)).toThrow('SHOP_RELEASE_TOKEN');
});

test.each<[string, number, string, string]>([
  ['something else that answers', 200, 'text/html', '<h1>hello</h1>'],
  ['a gateway that fails', 502, 'text/html', '<h1>Bad gateway</h1>'],
  ['an answer of another form', 200, 'application/json', '{"serial":"one"}'],
])('%s is named', async (_, status, type, body) => {
  const server = createServer((_request, answer) => void answer.writeHead(status, { 'content-type': type }).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const registry = openRemoteRegistry(`http://127.0.0.1:${port}`, 'token');
  await expect(registry.live('live')).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining(`http://127.0.0.1:${port} answers`),
  });
  server.close();
});

test('whatever changes something says what, for tokens that do not reach everywhere', () => {
  const silent = Object.entries(operations).filter(
    ([, operation]) => !operation.roles.includes('viewer') && !('changes' in operation),
  );
  expect(silent).toEqual([]);
});

test('a token for one part and channel is good for nothing else', async () => {
  await using t = await aShop();
  const { service } = t;
  const token = await service.limitedToken({
    name: 'catalog',
    roles: ['publisher', 'releaser'],
    parts: ['mf-catalog'],
    channels: ['preview', 'live'],
  });
  const run = (...args: string[]) => service.run(token, ...args);
  expect(await run('publish', await service.build('mf-catalog', '3.0.0'))).toMatchObject({ code: 0 });
  expect(await run('pin', 'mf-catalog@3.0.0')).toMatchObject({ code: 0 });
  expect(await run('freeze', 'mf-catalog', '--reason', 'x')).toMatchObject({ code: 0 });
  expect(await run('unfreeze', 'mf-catalog', '--reason', 'x')).toMatchObject({ code: 0 });
  expect(await run('deprecate', 'mf-catalog@1.0.0', '--reason', 'slow')).toMatchObject({ code: 0 });
  expect(await run('history')).toMatchObject({ code: 0 });
  for (const [args, why] of [
    [['publish', await service.build('shell', '2.0.0')], 'not for shell'],
    [['pin', 'shell@1.0.0', 'mf-catalog@2.0.0'], 'good for mf-catalog, channel preview, channel live, not for shell'],
    [['pin', 'mf-catalog@2.0.0', '--channel', 'staging'], 'not for channel staging'],
    [['rollback'], 'not for what concerns every part'],
    [['promote', '--from', 'preview'], 'not for what concerns every part'],
    [['freeze', '--reason', 'x'], 'not for what concerns every part'],
    [['ban', 'shell@1.0.0', '--reason', 'x', '--yes'], 'not for shell'],
    [['deprecate', 'shell@1.0.0', '--reason', 'x'], 'not for shell'],
    [['gc', '--delete', '--yes'], 'what concerns every part, what concerns every channel'],
  ] as const) {
    const result = await run(...args);
    expect([args, result.code, result.err]).toEqual([args, 1, expect.stringContaining(why)]);
  }
  expect((await service.registry.live('live'))?.parts['shell']?.version).toBe('1.0.0');
});

test('a token that has ended counts no more, and says since when', async () => {
  await using t = await aShop();
  using clock = aClock();
  const expires = new Date(Date.now() + 60_000).toISOString();
  const token = await t.service.limitedToken({ name: 'Wu', roles: ['viewer'], expires });
  expect(await t.service.run(token, 'show')).toMatchObject({ code: 0 });
  clock.goOn(61_000);
  expect(await t.service.run(token, 'show')).toMatchObject({
    code: 1,
    err: expect.stringContaining(`the token of Wu counted until ${expires}`),
  });
});

test('says without a token whether it lives and can work, and nothing else', async () => {
  await using t = await aShop();
  const get = async (path: string) => {
    const answer = await t.service.ask(path, { method: 'GET' });
    return [answer.status, await answer.json()];
  };
  expect(await get('/healthz')).toEqual([200, { status: 'ok' }]);
  expect(await get('/readyz')).toEqual([200, { status: 'ready', channels: { live: 1 } }]);
});

test('is not ready while the registry cannot be read', async () => {
  const lost = async (): Promise<never> => {
    throw new RegistryError('unavailable', 'the bucket at /secret/place does not answer');
  };
  await using service = await aService({ wrap: (registry) => ({ ...registry, requireThere: lost }) });
  const answer = await service.ask('/readyz', { method: 'GET' });
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unready', code: 'unavailable' }]);
  expect((await service.ask('/healthz', { method: 'GET' })).status).toBe(200);
});

describe('the page', () => {
  const withPassword = (token: string): RequestInit => ({
    method: 'GET',
    headers: { authorization: `Basic ${Buffer.from(`anybody:${token}`).toString('base64')}` },
  });

  test('shows what is live, and before, to whoever has a token', async () => {
    await using t = await aShop();
    const reason = '<script>alert(1)</script>';
    await t.service.run(t.release, 'pin', 'mf-catalog@2.0.0', '--reason', reason);
    await t.service.run(t.release, 'freeze', 'mf-catalog', '--reason', 'the sale');
    const answer = await t.service.ask('/', withPassword(t.viewer));
    const page = new JSDOM(await answer.text(), {}).window.document;
    const tables = [...page.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
    );
    expect(page.querySelector('h2')?.textContent).toBe('live: release 3');
    expect(page.body.textContent).toContain('mf-catalog is frozen by Li Na');
    expect(tables[0]).toEqual([
      ['shell', '1.0.0'],
      ['mf-catalog', '2.0.0'],
    ]);
    expect(tables.at(-1)?.map((row) => [row[0], row[1], row.at(-1)])).toEqual([
      ['*', '3', 'the sale'],
      ['', '2', reason],
      ['', '1', 'open'],
    ]);
    expect(page.querySelector('script')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('asks a browser for a token, and its password is good for nothing else', async () => {
    await using t = await aShop();
    for (const init of [
      { method: 'GET' },
      withPassword('wrong'),
      { method: 'GET', headers: { authorization: `Bearer ${t.viewer}` } },
    ]) {
      const answer = await t.service.ask('/', init);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Basic /)]);
    }
    const answer = await t.service.ask('/v1/rollback', { ...withPassword(t.release), method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
  });
});
