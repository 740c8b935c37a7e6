import { describe, expect, it } from 'vitest';
import { send } from '../access-table/calls.ts';
import type { Row } from '../access-table/row.ts';
import { accessTable } from '../access-table/table.ts';
import { aWorld } from '../access-table/world.ts';
import { describeEngines, type TestShop } from '../testing/index.ts';
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
  ['a form with broken percents', form, '%=%ff&%zz=%00&id=%ED%A0%80'],
  ['multipart without a boundary', 'multipart/form-data', 'x'],
  [
    'multipart that does not end',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"\r\n',
  ],
];

const posts = Object.entries(accessTable).filter(([name]) => name.startsWith('POST'));

async function faultsOf(shop: TestShop, name: string, row: Row): Promise<string[]> {
  const world = await aWorld(shop);
  const thing = await row.make(world);
  const faults: string[] = [];
  for (const [about, contentType, body] of bodies) {
    const started = performance.now();
    const headers = { 'content-type': contentType };
    const reply = await send(shop, name, { ...thing, body }, world.owner, headers);
    const fault = faultOf(reply, performance.now() - started);
    if (fault) faults.push(`${name} with ${about}: ${fault} ${reply.body.slice(0, 200)}`);
  }
  return faults;
}

describeEngines('hostile bodies', (shop) => {
  describe.each(posts)('of %s', (name, row) => {
    it('are answered as any mistake', async () => {
      expect(await faultsOf(shop(), name, row)).toEqual([]);
    }, 60_000);
  });

  it('of 10 MB are turned away', async () => {
    const { owner } = await aWorld(shop());
    for (const [name] of posts) {
      for (const contentType of [json, form, 'text/plain']) {
        const reply = await send(shop(), name, { body: 'x'.repeat(megabytes(10)) }, owner, {
          'content-type': contentType,
        });
        expect(reply, name).toMatchObject(
          name === 'POST uploadPictures' && contentType !== json
            ? { status: 413 }
            : { status: 413, kind: 'validation' },
        );
      }
    }
  }, 60_000);
});
