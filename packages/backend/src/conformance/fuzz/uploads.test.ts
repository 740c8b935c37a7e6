import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgliteDatabase, TestShop } from '../../testing/index.ts';
import { send } from '../authorization-matrix/calls.ts';
import { faultOf } from './verdict.ts';

const CRLF = '\r\n';
const field = (name: string, value: string) =>
  `--x${CRLF}content-disposition: form-data; name="${name}"${CRLF}${CRLF}${value}${CRLF}`;
const file = (content: string, name = 'a.png', type = 'image/png', as = 'file') =>
  `--x${CRLF}content-disposition: form-data; name="${as}"; filename="${name}"${CRLF}content-type: ${type}${CRLF}${CRLF}${content}${CRLF}`;
const end = `--x--${CRLF}`;
const picture = field('type', '1') + field('size', '2097152');
const other = field('type', '2') + field('size', '2097152');
/** A picture by its first bytes, and nothing behind them. */
const pngHead = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff';

const forms: readonly [about: string, body: string][] = [
  ['no part', end],
  ['no file', picture + end],
  ['no end', picture + file('x')],
  ['half a part', `${picture}--x${CRLF}content-disposition: form-data; name="fi`],
  ['a part without a name', `${picture}--x${CRLF}content-disposition: form-data${CRLF}${CRLF}x${CRLF}${end}`],
  ['a page that calls itself a picture', picture + file('<script>alert(1)</script>') + end],
  [
    'a drawing with a script',
    picture + file('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.svg', 'image/svg+xml') + end,
  ],
  ['a picture of four thousand million pixels a side', picture + file(pngHead) + end],
  ['a page as another file', other + file('<!doctype html><script>alert(1)</script>', 'a.html', 'text/html') + end],
  ['an archive that ends early', other + file('PK\x03\x04\x14\0', 'a.zip', 'application/zip') + end],
  ['JSON nested 100,000 times', other + file('['.repeat(100_000), 'a.json', 'application/json') + end],
  ['a name that leaves the folder', other + file('hello', '../../../../etc/cron.d/x.txt', 'text/plain') + end],
  ['a name with a NUL', other + file('hello', 'a.png\0.txt', 'text/plain') + end],
  ['a name of 100,000 characters', other + file('hello', `${'x'.repeat(100_000)}.txt`, 'text/plain') + end],
  ['two files', other + file('a', 'a.txt', 'text/plain') + file('b', 'b.txt', 'text/plain') + end],
  [
    'a hundred fields',
    Array.from({ length: 100 }, (_, index) => field(`f${index}`, 'x')).join('') + other + file('a') + end,
  ],
  ['a field of a megabyte', field('type', '1'.repeat(1_000_000)) + file('a') + end],
  [
    'the prototype',
    field('__proto__', '1') + field('constructor', '1') + other + file('a', 'a.txt', 'text/plain') + end,
  ],
  ['a size that is none', field('type', '1') + field('size', '1e999') + file('a') + end],
  ['widths that are none', picture + field('specification', '80,-1,9e9,__proto__') + file('a') + end],
  ['10 MB', other + file('x'.repeat(10 * 1024 * 1024), 'a.txt', 'text/plain') + end],
];

describe('hostile uploads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jishi-uploads-'));
  let shop: TestShop;
  beforeAll(async () => {
    shop = new TestShop(await pgliteDatabase(), { SHOP_DATA: folder });
    await shop.app.ready();
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(forms)('%s', async (_, text) => {
    const as = await shop.aCustomer();
    const started = performance.now();
    const body = Buffer.from(text, 'latin1');
    const reply = await send(shop, 'POST uploadPictures', { body }, as, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(faultOf(reply, performance.now() - started), reply.body.slice(0, 200)).toBeNull();
  });

  it('leave nothing but files of the kinds the shop takes, under names of its own', () => {
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const strange = kept.filter(({ name }) => !/^[\da-f-]{36}(_\d+)?\.(webp|txt|zip|json)$/.test(name));
    expect(strange.map(({ name }) => name)).toEqual([]);
    expect(kept.every(({ parentPath }) => parentPath.startsWith(folder))).toBe(true);
  });
});
