import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pgliteDatabase, testApp } from '../../testing/index.ts';
import { readConfig } from '../config/config.ts';
import type { ShopApp } from '../context/shop-app.ts';
import type { Database } from '../db/database.ts';
import { loggerOptions } from '../log/log.ts';

let app: ShopApp;
let database: Database;
const lines: string[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const config = readConfig({ SHOP_DEMO: '1' });
  database = await pgliteDatabase();
  app = testApp({ config, database, logger: { ...loggerOptions(), stream } });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

it('writes one masked line for each request', async () => {
  const headers = { 'x-request-id': 'req-00000001', authorization: `Bearer ${'a'.repeat(43)}` };
  await app.inject({ url: '/api/v1/app/user?cellphone=13800000001', headers });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: 'req-00000001',
    method: 'GET',
    url: '/api/v1/app/user?cellphone=138****0001',
    status: 500,
    class: 'unauthenticated',
    ms: expect.any(Number),
  });
});

it('names the release that asked on every line of the request', async () => {
  lines.length = 0;
  await app.inject({ url: '/api/v1/app/user', headers: { 'x-release': '41' } });
  await app.inject({ url: '/api/v1/app/user', headers: { 'x-release': 'forty-one' } });
  await app.inject({ url: '/api/v1/app/user', headers: { 'x-release': '41-candidate' } });
  const [named, unnamed, candidate] = lines.map((line) => JSON.parse(line));
  expect(named).toMatchObject({ msg: 'request', release: 41 });
  expect(named).not.toHaveProperty('releaseId');
  expect(unnamed).not.toHaveProperty('release');
  expect(candidate).toMatchObject({ release: 41, releaseId: '41-candidate' });
});

it('names it with errors too', async () => {
  lines.length = 0;
  const broken = vi.spyOn(app.shop.database, 'ping').mockRejectedValue(new Error('gone'));
  await app.inject({ url: '/readyz', headers: { 'x-release': '41' } });
  broken.mockRestore();
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toEqual([expect.objectContaining({ release: 41, msg: 'database does not answer' })]);
});
