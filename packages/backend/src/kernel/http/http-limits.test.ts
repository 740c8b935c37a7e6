import { openRaw, postHead, type RawClient } from '@jishi/http-limits/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pgliteDatabase, TEST_KEY, type TestCustomer, TestShop } from '../../testing/index.ts';

const LOGIN = '/api/v1/app/login';
const UPLOAD = '/api/v1/app/uploadPictures';
const key = { 'apply-secret': TEST_KEY };

/** A listening api: what Node's server and raw connections do is the same on both engines. */
describe('slow clients of a listening api', () => {
  let shop: TestShop;
  let customer: TestCustomer;
  let port = 0;
  const clients: RawClient[] = [];
  beforeAll(async () => {
    const limits = {
      bodyGrace: 300,
      bodySpeed: 1_000,
      headersWithin: 300,
      checkEvery: 50,
      lingerFor: 100,
      unfinishedBodiesPerNetwork: 2,
    };
    shop = new TestShop(await pgliteDatabase(), { SHOP_DEMO: '0' }, { limits });
    customer = await shop.aCustomer();
    port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  }, 60_000);
  afterEach(() => {
    for (const client of clients.splice(0)) client.leave();
  });
  afterAll(() => shop.close());

  const open = (bytes: string) => {
    const client = openRaw(port, bytes);
    clients.push(client);
    return client;
  };
  const until = (read: () => unknown, value: unknown) =>
    expect.poll(read, { timeout: 20_000, interval: 5 }).toEqual(value);
  const bodyOf = (client: RawClient) => JSON.parse(client.text().split('\r\n\r\n').at(-1) ?? '') as unknown;

  it.each([
    ['zh', '提交的内容传输太慢，请重试'],
    ['en', 'The request took too long to arrive, please try again'],
  ])('a body that drips ends with 408 (%s)', async (lang, message) => {
    const client = open(`${postHead(LOGIN, { ...key, lang, 'content-length': 100 })}{`);
    await client.closed;
    expect(client.statuses()).toEqual([408]);
    expect(client.text()).toMatch(/x-error-class: unavailable/);
    expect(bodyOf(client)).toEqual({ status_code: 408, code: 0, message, result: 'error' });
  });

  it('so does a form with a file, in the same words', async () => {
    const headers = {
      ...key,
      authorization: `Bearer ${customer.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 5_000,
    };
    const client = open(
      `${postHead(UPLOAD, headers)}--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`,
    );
    await client.closed;
    expect(client.statuses()).toEqual([408]);
    expect(bodyOf(client)).toMatchObject({ status_code: 408 });
  });

  it('a head that drips ends', async () => {
    const client = open('GET / HTTP/1.1\r\nhost: a\r\n');
    const drip = setInterval(() => client.write('a: b\r\n'), 20);
    await client.closed;
    clearInterval(drip);
    expect(client.statuses()).toEqual([408]);
  });

  it('nothing is read of who may not call, and of what is too large', async () => {
    const expects = { 'content-length': 100, expect: '100-continue' };
    const stranger = open(postHead(LOGIN, expects));
    const large = open(postHead(LOGIN, { ...expects, ...key, 'content-length': 2_000_000 }));
    await Promise.all([stranger.closed, large.closed]);
    expect([stranger.statuses(), large.statuses()]).toEqual([[401], [413]]);
    expect(bodyOf(large)).toMatchObject({ code: 50004, message: '提交的内容太大' });
    const client = open(postHead(LOGIN, { ...key, ...expects, 'content-length': 2 }));
    await until(() => client.statuses(), [100]);
    client.write('{}');
    await until(() => client.statuses(), [100, 401]);
  });

  it('addresses that web names count apart', async () => {
    const from = (address: string) =>
      open(`${postHead(LOGIN, { ...key, 'content-length': 100, 'x-forwarded-for': address })}{`);
    const [first] = [from('203.0.113.1'), from('203.0.113.1'), from('203.0.113.2'), from('203.0.113.1')];
    await first?.closed;
    expect([first?.statuses(), bodyOf(first ?? open(''))]).toEqual([
      [429],
      expect.objectContaining({ message: '请求过于频繁，请稍等' }),
    ]);
    expect(first?.text()).toMatch(/retry-after: 5/);
  });
});
