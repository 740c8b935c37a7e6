import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendAll, statusOf } from './lanes.ts';

let origin: string;
const bodies: string[] = [];
const server = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  bodies.push(request.method === 'POST' ? body : `${request.method} ${request.url}`);
  response.statusCode = body === 'no' ? 401 : 200;
  // Without a length it is sent in chunks.
  if (body === 'chunks') response.write('one');
  response.end('answer');
});
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        resolve();
      });
    }),
);
afterAll(() => void server.close());

it('sends each once and reads every answer', async () => {
  const wanted = ['yes', 'no', 'chunks', 'yes', '是'].map((body) => ({ origin, path: '/', headers: {}, body }));
  const { shots } = await sendAll(wanted, 2);
  expect(shots.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 401]);
  expect(bodies.toSorted()).toEqual(['chunks', 'no', 'yes', 'yes', '是']);
});

it('asks without a body', async () => {
  bodies.length = 0;
  const { shots } = await sendAll([{ origin, path: '/list?page=2', headers: {}, body: null }], 1);
  expect([shots.map(({ status }) => status), bodies]).toEqual([[200], ['GET /list?page=2']]);
});

it.each([
  ['HTTP/1.1 200 OK\r\ncontent-length: 2', null],
  ['HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\no', null],
  ['HTTP/1.1 503 Away\r\nContent-Length: 2\r\n\r\nok', 503],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n', null],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n', 200],
])('%j is %s', (text, status) => expect(statusOf(text)).toBe(status));
