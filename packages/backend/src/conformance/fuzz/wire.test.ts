import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgliteDatabase, TEST_KEY, TestShop } from '../../testing/index.ts';

/** Bytes that no client of ours sends; each ends with what makes a server answer. */
const requests: readonly [about: string, bytes: string, statuses: readonly number[]][] = [
  ['no HTTP at all', 'hello\r\n\r\n', [400]],
  ['a method nobody knows', 'STEAL / HTTP/1.1\r\nhost: a\r\n\r\n', [400]],
  ['a line that is no header', 'GET / HTTP/1.1\r\nhost: a\r\nno header\r\n\r\n', [400]],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: a\r\nx: \0\r\n\r\n', [400]],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx', [400]],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    [400],
  ],
  ['a length below nought', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n', [400]],
  ['a chunk of no size', 'POST /x HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', [400, 404]],
  ['headers of 100 KB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, [431]],
  ['an address of 100 KB', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, [431]],
  ['5,000 headers', `GET / HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(5000)}\r\n`, [431]],
  [
    'broken percents in the path',
    'GET /api/v1/app/good/%E0%A4%A HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    [404],
  ],
  ['a NUL in the path', 'GET /api/v1/app/good/%00 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', [401, 404]],
  ['a way out of the folder', 'GET /media/../../etc/passwd HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', [404]],
  [
    'the same, encoded',
    'GET /media/%2e%2e%2f%2e%2e%2fetc%2fpasswd HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    [404],
  ],
  [
    'an address with a host',
    'GET http://e.example/healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    [200, 404],
  ],
];

/** What must never be in an answer to a stranger. */
const INTERNALS = /\bat \S+ \(|node_modules|\/packages\/|root:x:|FST_ERR/;

describe('a listening api', () => {
  let shop: TestShop;
  let port = 0;
  beforeAll(async () => {
    // A demo shop would begin to draw its pictures.
    shop = new TestShop(await pgliteDatabase(), { SHOP_DEMO: '0' });
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(address).port);
  }, 60_000);
  afterAll(() => shop.close());

  /** Everything that comes back until the connection ends. */
  function exchange(bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      let answer = '';
      socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${bytes.slice(0, 60)}`)));
      socket.on('data', (part) => {
        answer += part;
      });
      socket.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
      );
      socket.on('close', () => resolve(answer));
    });
  }

  it.each(requests)('%s', async (_, bytes, statuses) => {
    const answer = await exchange(bytes);
    expect(statuses).toContain(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]));
    expect(answer).not.toMatch(INTERNALS);
  });

  it('goes on serving', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/app/lang`, { headers: { 'apply-secret': TEST_KEY } });
    expect(response.status).toBe(200);
  });
});
