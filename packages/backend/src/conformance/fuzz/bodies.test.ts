import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgliteDatabase, type TestCustomer, TestShop } from '../../testing/index.ts';
import { send } from '../authorization-matrix/calls.ts';
import { authorizationMatrix } from '../authorization-matrix/matrix.ts';
import { faultOf } from './verdict.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const megabytes = (count: number) => count * 1024 * 1024;

/** Bodies that are not what they say, or not what anybody would send. */
const bodies: readonly [about: string, contentType: string, body: string][] = [
  ['nothing', json, ''],
  ['no JSON', json, '{"id":'],
  ['a text', json, '"x"'],
  ['a number', json, '1e400'],
  ['null', json, 'null'],
  ['a list of nulls', json, '[null,null]'],
  ['100,000 lists in each other', json, `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['100,000 objects in each other', json, `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['the prototype', json, '{"__proto__":{"id":1},"constructor":{"prototype":{"id":1}}}'],
  ['a byte order mark and half a character', json, '\ufeff{"id":"\ud800"}'],
  ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['no kind that exists', 'a/b;c', 'x'],
  ['a form without end', form, 'a[b][c][d'],
  ['a form that names the prototype', form, '__proto__[id]=1&constructor[prototype][id]=1&a[__proto__][id]=1'],
  ['a form of 20,000 fields', form, Array.from({ length: 20_000 }, (_, index) => `a${index}=1`).join('&')],
  ['a form with broken percents', form, '%=%ff&%zz=%00&id=%ED%A0%80'],
  ['multipart without a boundary', 'multipart/form-data', 'x'],
  [
    'multipart that does not end',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"\r\n',
  ],
];

const posts = Object.entries(authorizationMatrix).filter(([name]) => name.startsWith('POST'));

/** Reading bodies is the same on both engines; what is in them is tried on both in `fuzz.test.ts`. */
describe('hostile bodies', () => {
  let shop: TestShop;
  let owner: TestCustomer;
  beforeAll(async () => {
    shop = new TestShop(await pgliteDatabase());
    await shop.app.ready();
    owner = await shop.aCustomer();
  }, 60_000);
  afterAll(() => shop.close());

  const sendBody = (name: string, body: string, contentType: string) =>
    send(shop, name, { path: { id: 1, order_id: 1 }, body }, owner, { 'content-type': contentType });

  it.each(bodies)(
    '%s',
    async (_, contentType, body) => {
      const faults: string[] = [];
      for (const [name] of posts) {
        // These two end the sign-in with which the others are tried.
        if (name === 'POST logout' || name === 'POST cancel') continue;
        const started = performance.now();
        const reply = await sendBody(name, body, contentType);
        const fault = faultOf(reply, performance.now() - started);
        if (fault) faults.push(`${name}: ${fault} ${reply.body.slice(0, 200)}`);
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );

  it('10 MB are turned away', async () => {
    const body = 'x'.repeat(megabytes(10));
    for (const [index, [name]] of posts.entries()) {
      const contentType = [json, form, 'text/plain'][index % 3] ?? json;
      // Who has no internal key is turned away before anything is read.
      const answer = name.startsWith('POST /internal') ? { status: 403 } : { status: 413, kind: 'validation' };
      expect(await sendBody(name, body, contentType), name).toMatchObject(answer);
    }
  }, 60_000);
});
