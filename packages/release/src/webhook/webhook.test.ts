import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aCli } from '../testing/cli.ts';
import { webhookFrom } from './send-notice.ts';

const secret = Buffer.alloc(32, 7);
const secretText = `whsec_${secret.toString('base64')}`;

type Heard = { headers: Record<string, string | string[] | undefined>; body: string };

/** A webhook that answers with these statuses in turn, and then with the last one. */
async function aWebhook(...statuses: number[]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ headers: request.headers, body });
    response.writeHead(statuses[Math.min(heard.length, statuses.length) - 1] ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    env: { SHOP_RELEASE_WEBHOOK: `http://127.0.0.1:${port}/hook`, SHOP_RELEASE_WEBHOOK_SECRET: secretText },
    [Symbol.dispose]: () => void server.close(),
  };
}

test('a webhook is told of every release, signed, with the owners of what it changed', async () => {
  await using cli = await aCli();
  using webhook = await aWebhook();
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0');
  Object.assign(cli.env, webhook.env);
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0', '--author', 'Li Na', '--reason', 'open');
  await cli.run('pin', 'mf-catalog@2.0.0', '--author', 'Li Na', '--reason', 'nicer');
  await cli.run('pin', 'mf-catalog@2.0.0'); // changes nothing
  await cli.run('rollback', '--dry-run');
  await cli.run('rollback', '--author', 'Wu', '--reason', 'too nice');
  const notices = webhook.heard.map(({ body }) => JSON.parse(body));
  expect(notices.map(({ data }) => [data.serial, data.kind, data.author, data.parts])).toEqual([
    [
      1,
      'pin',
      'Li Na',
      [
        { part: 'shell', owner: expect.any(String), from: null, to: '1.0.0' },
        { part: 'mf-catalog', owner: expect.any(String), from: null, to: '1.0.0' },
      ],
    ],
    [2, 'pin', 'Li Na', [{ part: 'mf-catalog', owner: expect.any(String), from: '1.0.0', to: '2.0.0' }]],
    [3, 'rollback', 'Wu', [{ part: 'mf-catalog', owner: expect.any(String), from: '2.0.0', to: '1.0.0' }]],
  ]);
  const { headers, body } = webhook.heard[1]!;
  expect(headers['webhook-id']).toBe('live-2');
  const signed = `live-2.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  expect(Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))).toBeLessThan(60);
});

test('a repair is told, too, and what it changed of what could be read before', async () => {
  await using cli = await aCli();
  using webhook = await aWebhook();
  await cli.publish('shell@1.0.0', 'mf-catalog@1.0.0', 'mf-catalog@2.0.0');
  await cli.run('pin', 'shell@1.0.0', 'mf-catalog@1.0.0');
  await cli.run('pin', 'mf-catalog@2.0.0');
  await writeFile(join(cli.registry, 'releases/live/00000002.json'), 'cut off');
  Object.assign(cli.env, webhook.env);
  expect(await cli.run('repair', '--yes', '--author', 'Li Na', '--reason', 'cut off')).toMatchObject({ code: 0 });
  const [{ data }] = webhook.heard.map(({ body }) => JSON.parse(body));
  expect(data).toMatchObject({ serial: 3, kind: 'repair', author: 'Li Na', reason: 'cut off' });
  expect(data.parts).toEqual([{ part: 'mf-catalog', owner: expect.any(String), from: '1.0.0', to: '2.0.0' }]);
});

test('that nobody was told of a repair is said', async () => {
  await using cli = await aCli();
  using broken = await aWebhook(500);
  await cli.publish('shell@1.0.0', 'shell@2.0.0');
  await cli.run('pin', 'shell@1.0.0');
  await cli.run('pin', 'shell@2.0.0');
  await writeFile(join(cli.registry, 'releases/live/00000002.json'), 'cut off');
  Object.assign(cli.env, broken.env);
  expect(await cli.run('repair', '--yes')).toMatchObject({
    code: 0,
    err: expect.stringMatching(/Warning: the webhook \S+ was not told of the release: it answered with 500/),
  });
});

test('it is tried again, and a release stands though nobody hears of it', async () => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0', 'shell@2.0.0');
  using unsteady = await aWebhook(500, 200);
  Object.assign(cli.env, unsteady.env);
  expect(await cli.run('pin', 'shell@1.0.0')).toMatchObject({ code: 0, err: '' });
  expect(unsteady.heard).toHaveLength(2);
  using broken = await aWebhook(500);
  Object.assign(cli.env, broken.env);
  expect(await cli.run('pin', 'shell@2.0.0')).toMatchObject({
    code: 0,
    err: expect.stringMatching(/Warning: the webhook \S+ was not told of the release: it answered with 500/),
  });
  expect(broken.heard).toHaveLength(3);
  expect(await cli.json('show')).toMatchObject({ serial: 2 });
});

test.each([
  [
    { SHOP_RELEASE_WEBHOOK: 'http://chat.example/x', SHOP_RELEASE_WEBHOOK_SECRET: secretText },
    'SHOP_RELEASE_WEBHOOK is',
  ],
  [{ SHOP_RELEASE_WEBHOOK: 'chat', SHOP_RELEASE_WEBHOOK_SECRET: secretText }, 'SHOP_RELEASE_WEBHOOK is'],
  [{ SHOP_RELEASE_WEBHOOK: 'https://chat.example/x' }, 'SHOP_RELEASE_WEBHOOK_SECRET is'],
  [{ SHOP_RELEASE_WEBHOOK: 'https://chat.example/x', SHOP_RELEASE_WEBHOOK_SECRET: 'whsec_short' }, '_SECRET is'],
])('%j is refused before anything is made', async (env, message) => {
  expect(() => webhookFrom(env)).toThrow(message);
  await using cli = await aCli();
  await cli.publish('shell@1.0.0');
  Object.assign(cli.env, env);
  expect(await cli.run('pin', 'shell@1.0.0')).toMatchObject({ code: 1, err: expect.stringContaining(message) });
});

test('without a webhook nobody is told', () => expect(webhookFrom({})).toBeNull());
