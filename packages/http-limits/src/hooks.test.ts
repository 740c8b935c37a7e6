import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpGuard, type TurnedAway } from './guard.ts';
import { limitBodies, limitConnections, limitRequests } from './hooks.ts';
import { defaultHttpLimits, type HttpLimits } from './limits.ts';
import { serverOptions } from './server-options.ts';
import { openRaw, postHead, type RawClient } from './testing.ts';

const quick: Partial<HttpLimits> = { lingerFor: 100, bodyGrace: 300, checkEvery: 50, bodiesWithinStop: 50 };

/** A server that says what it was sent; `/held` answers when it is let go. */
async function aServer(own: Partial<HttpLimits> = {}, trustProxy: false | string = false) {
  const limits = { ...defaultHttpLimits, ...quick, ...own };
  const guard = createHttpGuard({ limits, trustProxy });
  const turnedAway: TurnedAway[] = [];
  guard.onTurnedAway((reason) => turnedAway.push(reason));
  const app = Fastify({ ...serverOptions(limits), trustProxy, forceCloseConnections: 'idle' });
  const connections = limitConnections(app, guard);
  limitRequests(app, guard);
  limitBodies(app, guard);
  const held: (() => void)[] = [];
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/held',
    handler: async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return 'let go';
    },
  });
  app.post('/echo', async ({ body }) => body);
  app.get('/', async () => 'here');
  app.get('/events', (_request, reply) => {
    const stream = new PassThrough();
    stream.write('data: one\n\n');
    reply.type('text/event-stream').send(stream);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const clients: RawClient[] = [];
  onTestFinished(async () => {
    for (const client of clients) client.leave();
    for (const letGo of held) letGo();
    await app.close();
  });
  const open = (bytes = '') => {
    const client = openRaw(port, bytes);
    clients.push(client);
    return client;
  };
  return { app, guard, connections, held, turnedAway, open, port };
}

const GET = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: shop\r\n${headers}\r\n`;
const soon = { timeout: 10_000, interval: 5 };
const until = (read: () => unknown, value: unknown) => expect.poll(read, soon).toEqual(value);

test('Node’s own limits are those of the list', async () => {
  const { app } = await aServer();
  const { bodyGrace, uploadBytes, bodySpeed } = { ...defaultHttpLimits, ...quick };
  expect(app.server).toMatchObject({ headersTimeout: 10_000, timeout: 75_000, keepAliveTimeout: 72_000 });
  expect(app.server.requestTimeout).toBeGreaterThan(bodyGrace + (uploadBytes / bodySpeed) * 1000);
  expect(app.server.maxConnections).toBe(10_000);
});

test('a body that drips ends with 408 and its connection, one that came faster before may take its time', async () => {
  const { open, guard, turnedAway } = await aServer({ bodySpeed: 10 });
  const slow = open(`${postHead('/echo', { 'content-length': 300 })}"`);
  const steady = open(`${postHead('/echo', { 'content-length': 300 })}"${'x'.repeat(298)}`);
  await slow.closed;
  steady.write('"');
  await until(() => steady.statuses(), [200]);
  expect([slow.statuses(), turnedAway]).toEqual([[408], ['slow-body']]);
  expect(slow.text()).toMatch(/connection: close/i);
  await until(() => [guard.bodies.coming, guard.bodies.bytes, guard.requests.taken], [0, 0, 0]);
});

test('a head that drips ends', async () => {
  const { open } = await aServer({ headersWithin: 200 });
  const silent = open();
  const dripping = open('GET / HTTP/1.1\r\nhost: a\r\n');
  const drip = setInterval(() => dripping.write('a: b\r\n'), 20);
  await Promise.all([silent.closed, dripping.closed]);
  clearInterval(drip);
  expect(dripping.statuses()).toEqual([408]);
});

test('a body that is too large is refused before it is sent; its answer arrives though bytes are under way', async () => {
  const { open, turnedAway } = await aServer({ bodyBytes: 1_000 });
  const client = open(postHead('/echo', { 'content-length': 5_000_000 }));
  client.write('x'.repeat(2_000_000));
  await until(() => client.statuses(), [413]);
  await client.closed;
  const chunked = open(postHead('/echo', { 'transfer-encoding': 'chunked' }));
  chunked.write(`7d0\r\n${'x'.repeat(2000)}\r\n`);
  await until(() => chunked.statuses(), [413]);
  await chunked.closed;
  expect(turnedAway).toEqual(['large-body']);
});

test('chunks are read, and the connection is used again', async () => {
  const { open } = await aServer();
  const client = open(postHead('/echo', { 'transfer-encoding': 'chunked' }));
  client.write('3\r\n"a"\r\n0\r\n\r\n');
  await until(() => client.statuses(), [200]);
  client.write(GET('/'));
  await until(() => client.statuses(), [200, 200]);
});

test('of too many bodies of a network the oldest ends, and a whole one is answered', async () => {
  const { open, guard } = await aServer({ unfinishedBodiesPerNetwork: 3, bodyGrace: 60_000 });
  const slow: RawClient[] = [];
  for (let index = 0; index < 10; index += 1) {
    slow.push(open(`${postHead('/echo', { 'content-length': 100 })}"`));
    await until(() => guard.bodies.coming, Math.min(index + 1, 3));
    if (index >= 3) await until(() => slow[index - 3]?.statuses(), [429]);
  }
  expect(slow[0]?.text()).toMatch(/retry-after: 5/);
  const whole = open(`${postHead('/echo', { 'content-length': 3 })}"a"`);
  await until(() => whole.statuses(), [200]);
  for (const client of slow) client.leave();
  await until(() => [guard.bodies.coming, guard.bodies.bytes, guard.requests.taken, guard.requests.keys], [0, 0, 0, 0]);
});

test('a thousand requests that are given up leave nothing behind', async () => {
  const { open, guard, connections } = await aServer({ unfinishedBodiesPerNetwork: 1000, bodyGrace: 60_000 });
  for (let round = 0; round < 10; round += 1) {
    const clients = Array.from({ length: 100 }, (_, index) =>
      open(index % 2 ? `${postHead('/echo', { 'content-length': 100 })}"` : GET('/held')),
    );
    await until(() => guard.requests.taken, 100);
    for (const client of clients) client.leave();
    await until(() => guard.requests.taken, 0);
  }
  await until(() => [guard.bodies.coming, guard.bodies.bytes, guard.requests.keys, connections.open], [0, 0, 0, 0]);
});

test('pipelined requests count one by one, and are given back when their connection goes', async () => {
  const { open, guard } = await aServer({ requestsPerNetwork: 3, requestsWaitingPerNetwork: 100 });
  const client = open(GET('/held').repeat(8));
  await until(() => guard.requests.taken, 3);
  client.leave();
  await until(() => [guard.requests.taken, guard.requests.keys], [0, 0]);
});

test('requests beyond those of a network wait for a moment, and are refused then', async () => {
  const limits = { requestsPerNetwork: 2, requestsWaitingPerNetwork: 2, requestWaitWithin: 1_000 };
  const { open, held, turnedAway } = await aServer(limits);
  const inside = [open(GET('/held')), open(GET('/held'))];
  await until(() => held.length, 2);
  const waiting = [open(GET('/held')), open(GET('/'))];
  // Nobody can be seen to wait from here: the third that comes is told at once.
  const refused = open(GET('/') + GET('/') + GET('/'));
  await until(() => turnedAway.length >= 1, true);
  held[0]?.();
  await until(() => inside[0]?.statuses(), [200]);
  await until(
    () => [...waiting, refused].flatMap((client) => client.statuses()).filter((status) => status === 429).length > 0,
    true,
  );
  for (const letGo of held) letGo();
  await until(() => inside[1]?.statuses(), [200]);
  expect(refused.text()).toMatch(/retry-after: 5/);
});

test('addresses behind a trusted proxy count apart, and the proxy itself is held to nothing', async () => {
  const limits = { requestsPerNetwork: 1, requestsWaitingPerNetwork: 0, connectionsPerNetwork: 1 };
  const { open, held } = await aServer(limits, 'loopback');
  const from = (address: string) => open(GET('/held', `x-forwarded-for: ${address}\r\n`));
  for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8:1:2::1']) from(address);
  for (let own = 0; own < 3; own += 1) open(GET('/held'));
  await until(() => held.length, 6);
  const neighbour = from('2001:db8:1:2::2');
  await until(() => neighbour.statuses(), [429]);
});

test('a network with many connections is asked to close them, and refused beyond its limit', async () => {
  const { open, connections, turnedAway } = await aServer({ connectionsPerNetwork: 4 });
  const [first] = [open(GET('/')), open(), open()];
  await until(() => connections.open, 3);
  first?.write(GET('/'));
  await first?.closed;
  expect(first?.text()).toMatch(/connection: close/);
  for (const _ of [1, 2]) open();
  await until(() => connections.open, 4);
  const beyond = open();
  await beyond.closed;
  expect([beyond.statuses(), turnedAway]).toEqual([[503], ['connections-of-network']]);
  expect(beyond.text()).toMatch(/retry-after/);
});

test('an event stream counts as no request in flight', async () => {
  const { open, guard } = await aServer();
  const client = open(GET('/events'));
  await until(() => client.statuses(), [200]);
  expect(guard.requests.taken).toBe(0);
});

test('a body is asked for (100) when it will be read, and not when it is refused', async () => {
  const { open } = await aServer({ bodyBytes: 1_000 });
  const expects = { expect: '100-continue' };
  const client = open(postHead('/echo', { ...expects, 'content-length': 3 }));
  await until(() => client.statuses(), [100]);
  client.write('"a"');
  await until(() => client.statuses(), [100, 200]);
  const refused = open(postHead('/echo', { ...expects, 'content-length': 3_000 }));
  await refused.closed;
  expect(refused.statuses()).toEqual([413]);
  const unknown = open(postHead('/echo', { expect: 'a-miracle', 'content-length': 3 }));
  await until(() => unknown.statuses(), [417]);
});

test.each(['GET', 'HEAD'])('the body of a %s is not read: the connection ends with the answer', async (method) => {
  const { open, held } = await aServer();
  const client = open(postHead('/held', { 'content-length': 100 }).replace('POST', method));
  await until(() => held.length, 1);
  held[0]?.();
  await client.closed;
  expect(client.statuses()).toEqual([200]);
});

test('a body that is still coming does not hold up the stop', async () => {
  const { app, open, guard } = await aServer({ bodyGrace: 60_000 });
  const slow = open(`${postHead('/echo', { 'content-length': 100 })}"`);
  const idle = open(GET('/'));
  await until(() => [guard.bodies.coming, idle.statuses()], [1, [200]]);
  await app.close();
  await Promise.all([slow.closed, idle.closed]);
  expect(slow.statuses()).toEqual([503]);
});
