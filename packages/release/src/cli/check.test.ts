import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Declaration } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { buildRules, rules } from '../check/rules/index.ts';
import { aCli, type TestCli } from '../testing/cli.ts';

const strip = (required: string[]): Declaration['fragments'][number] => ({
  id: 'mf_catalog/strip',
  hydrate: 'visible',
  wakeOn: [],
  props: {
    type: 'object',
    properties: { title: { type: 'string' }, sort: { type: 'string' } },
    required,
    additionalProperties: false,
  },
  events: {},
});

const catalog = (cli: TestCli, version: string, required: string[], own: Partial<Declaration> = {}) =>
  cli.build('mf-catalog', version, { declaration: { owner: 'Catalogue', fragments: [strip(required)], ...own } });

/** A shop whose cart places a strip of the catalogue. */
async function aShop(): Promise<TestCli> {
  const cli = await aCli();
  const places = [{ id: 'mf_catalog/strip', props: strip(['title']).props }];
  const builds = [
    await cli.build('shell', '1.0.0', { declaration: { owner: 'Platform' } }),
    await cli.build('mf-cart', '1.0.0', { declaration: { owner: 'Cart', places } }),
    await catalog(cli, '1.0.0', ['title']),
  ];
  await cli.json('publish', ...builds);
  await cli.json('pin', '--latest', '--reason', 'open');
  return cli;
}

test('a version that breaks another part is reported before, and refused when it is pinned', async () => {
  await using cli = await aShop();
  await cli.json('publish', await catalog(cli, '2.0.0', ['title', 'sort']));

  const report = await cli.run('check', 'mf-catalog@2.0.0');
  expect(report).toMatchObject({ code: 4, err: '' });
  expect(report.out).toMatch(
    /BLOCKS +fragment-props +mf-cart +Cart +mf_catalog\/strip: "sort" is required.* let mf-catalog/,
  );
  expect(report.out).toMatch(/Does not fit: 1 finding blocks \(compared with release 1 of channel live, api \d+\)/);

  const pin = await cli.run('pin', 'mf-catalog@2.0.0');
  expect(pin).toMatchObject({ code: 1, err: expect.stringContaining('"sort" is required') });
  expect(pin.err).toContain('--force --reason');
  expect(await cli.run('pin', 'mf-catalog@2.0.0', '--force')).toMatchObject({ code: 2 });
  expect(await cli.json('pin', 'mf-catalog@2.0.0', '--force', '--reason', 'the cart follows')).toMatchObject({
    release: { serial: 2, forced: 'the cart follows' },
  });
});

test('while a rollout runs, versions are checked beside its candidate, too', async () => {
  await using cli = await aShop();
  const places = [{ id: 'mf_catalog/strip', props: strip(['title']).props }];
  await cli.json('publish', await cli.build('mf-user', '1.0.0', { declaration: { owner: 'Account', places } }));
  await cli.json('publish', await catalog(cli, '2.0.0', ['title', 'sort']));
  await cli.json('pin', '--remove', 'mf-catalog', '--share', '5', '--force', '--reason', 'without it');
  const { code, out } = await cli.run('check', 'mf-user@1.0.0');
  expect(out).toMatch(/fragment-there +mf-user .*\(beside the candidate\)/);
  expect(out).toContain('(compared with release 2 of channel live and its candidate, api');
  expect(code).toBe(4);
});

test('what stands in the live release is counted, and named when somebody asks', async () => {
  await using cli = await aShop();
  await cli.json('publish', await catalog(cli, '2.0.0', ['title', 'sort']));
  await cli.json('pin', 'mf-catalog@2.0.0', '--force', '--reason', 'the cart follows');
  await cli.publish('mf-about@1.0.0');
  const { code, out } = await cli.run('check', 'mf-about@1.0.0');
  expect([code, out.split('\n')[0]]).toEqual([0, expect.stringMatching(/^Fits \(compared with release 2/)]);
  expect(out.split('\n')[1]).toBe('2 notes are true of what is live, too: --notes names them');
  const named = await cli.run('check', 'mf-about@1.0.0', '--notes');
  expect(named.out).toMatch(/^note +fragment-props +mf-cart .*"sort" is required/m);
  expect(named.out).not.toContain('--notes names');
  const { findings } = (await cli.json('check', 'mf-about@1.0.0')) as { findings: object[] };
  expect(findings).toMatchObject([
    { rule: 'content-links', blocks: false, stands: true },
    { rule: 'fragment-props', blocks: false, stands: true },
  ]);
});

test('both directions: the part that places it goes ahead, or follows in the same pin', async () => {
  await using cli = await aShop();
  const places = [{ id: 'mf_catalog/strip', props: strip(['title', 'sort']).props }];
  await cli.json('publish', await cli.build('mf-cart', '2.0.0', { declaration: { owner: 'Cart', places } }));
  await cli.json('publish', await catalog(cli, '2.0.0', ['title', 'sort']));
  expect((await cli.run('check', 'mf-cart@2.0.0')).code).toBe(0);
  expect(await cli.run('check', 'mf-cart@latest', 'mf-catalog@latest')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Fits \(compared with release 1/),
  });
});

test('a build before it is published, by its folder, with what stands against publishing it', async () => {
  await using cli = await aShop();
  const folder = await catalog(cli, '3.0.0', ['title'], {
    texts: { zh: { a: '' }, en: {}, common: null, used: [], usedCommon: {} },
  });
  const hidden = await cli.build('mf-cart', '3.0.0', { web: { 'entry.js': 'globalThis.spy = 1;' } });
  const { code, out } = await cli.run('check', '--build', folder, hidden, '--json');
  expect(code).toBe(4);
  const { fits, findings } = JSON.parse(out) as {
    fits: boolean;
    findings: { blocks: boolean; rule: string; part: string }[];
  };
  expect(fits).toBe(false);
  expect(findings.flatMap(({ blocks, rule, part }) => (blocks ? `${rule} ${part}` : []))).toEqual([
    'text-languages mf-catalog',
    'declared-effects mf-cart',
  ]);
  expect(await cli.run('publish', hidden)).toMatchObject({ code: 1, err: expect.stringContaining('write spy') });
});

test('a part that would be taken out', async () => {
  await using cli = await aShop();
  expect(await cli.run('check', '--remove', 'mf-catalog')).toMatchObject({
    code: 4,
    out: expect.stringContaining('would be gone'),
  });
  expect(await cli.run('check', '--remove', 'mf-cart')).toMatchObject({ code: 0 });
});

test('another api than that of these sources', async () => {
  await using cli = await aShop();
  const openapi = join(cli.folder, 'openapi.json');
  await writeFile(openapi, JSON.stringify({ info: { 'x-api-level': 0 }, paths: {} }));
  expect(await cli.run('check', '--openapi', openapi)).toMatchObject({
    code: 4,
    out: expect.stringContaining('needs api 1'),
  });
  await writeFile(openapi, '{}');
  expect(await cli.run('check', '--openapi', openapi)).toMatchObject({
    code: 1,
    err: expect.stringContaining('OpenAPI'),
  });
});

test.each([
  [['check', 'mf-catalog'], 1, 'has no version'],
  [['check', 'mf-catalog@9.9.9'], 1, 'there is no'],
  [['check', 'mf-other@latest'], 1, 'no published version'],
  [['check', 'mf-catalog@1.0.0', 'mf-catalog@1.0.0'], 2, 'named twice'],
  [['check', '--build', '/nowhere'], 1, 'nowhere'],
  [['check', '--what'], 2, 'unknown option'],
])('%j is refused with a reason', async (args, code, message) => {
  await using cli = await aShop();
  expect(await cli.run(...args)).toMatchObject({ code, err: expect.stringContaining(message) });
});

test('nothing is live and nothing is named', async () => {
  await using cli = await aCli();
  await cli.publish('shell@1.0.0');
  expect(await cli.run('check')).toMatchObject({ code: 1, err: expect.stringContaining('nothing is live on live') });
});

test('help says every rule', async () => {
  await using cli = await aCli();
  const { code, out } = await cli.run('check', '--help');
  expect(code).toBe(0);
  for (const { id, says } of [...rules, ...buildRules]) expect(out).toMatch(new RegExp(`${id} +${says.slice(0, 20)}`));
});
