import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgliteDatabase, TestShop } from '../../testing/index.ts';
import { send } from '../authorization-matrix/calls.ts';
import { makeCallContext } from '../authorization-matrix/context/call-context.ts';
import { authorizationMatrix } from '../authorization-matrix/matrix.ts';
import { faultOf } from './verdict.ts';

/** What a header may hold on the wire: bytes, so no text beyond Latin-1 and no line breaks. */
const values = [
  '',
  ',,,;;;',
  '1e999',
  '__proto__',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '\u00ff\u00fe\u00e4',
  '%00%ff',
  'x'.repeat(7000),
  `${'a,'.repeat(3000)}a`,
  `${'a;q=0'.repeat(1000)}`,
  ` ${' '.repeat(6000)}x`,
];

const names = [
  'authorization',
  'apply-secret',
  'lang',
  'idempotency-key',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'if-none-match',
  'origin',
  'host',
  'user-agent',
  'cookie',
  'range',
  'openid',
  'x-release',
  'x-request-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-internal-key',
  'access-control-request-method',
];

/** One call of each way through the api: kept answer, personal answer, write with a key, sign-in, outside the contract. */
const calls = ['GET good', 'GET user', 'POST goodIndent', 'GET sweepLogin', 'GET /media/*'];

/** Reading headers is the same on both engines. */
describe('hostile headers', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = new TestShop(await pgliteDatabase());
    await shop.app.ready();
  }, 60_000);
  afterAll(() => shop.close());

  it.each(calls)(
    'of %s are answered as any others',
    async (name) => {
      const row = authorizationMatrix[name];
      if (!row) throw new Error(`no such call: ${name}`);
      const context = await makeCallContext(shop);
      const fixture = await row.make(context);
      const faults: string[] = [];
      for (const header of names) {
        for (const value of values) {
          const started = performance.now();
          const reply = await send(shop, name, fixture, context.owner, { [header]: value });
          const fault = faultOf(reply, performance.now() - started);
          if (fault) faults.push(`${header}: ${value.slice(0, 40)}: ${fault} ${reply.body.slice(0, 200)}`);
        }
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );
});
