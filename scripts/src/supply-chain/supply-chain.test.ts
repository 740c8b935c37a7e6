import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { beforeAll, describe, expect, test } from 'vitest';
import { runtimePackages } from '../notices/runtime-packages.ts';
import { root } from '../root.ts';
import { type Advisory, judgeAdvisories } from './advisories.ts';
import { readExceptions } from './advisory-exceptions.ts';
import { type BillOfMaterials, type Component, missingFrom, packageName } from './bill-of-materials.ts';
import { fetchAdvisories } from './fetch-advisories.ts';
import { judgedText } from './judged-text.ts';
import { refusedLicences } from './licences.ts';
import { makeBill } from './make-bill.ts';

const component = (name: string, licence: string | null): Component => {
  const licenses = licence === null ? [] : [{ expression: licence }];
  return { type: 'library', name, version: '1.0.0', purl: `pkg:npm/${name}@1.0.0`, 'bom-ref': name, licenses };
};

describe('the bill of materials', () => {
  let bill: BillOfMaterials;
  beforeAll(async () => {
    bill = await makeBill(root);
  }, 60_000);
  const names = () => bill.components.map(packageName);

  test('is valid CycloneDX 1.6', async () => {
    const errors = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(JSON.stringify(bill));
    expect(errors).toBeNull();
  });

  test('names every package that runs, the Node it runs on and the binaries of this system', () => {
    expect(missingFrom(bill, runtimePackages(root))).toEqual([]);
    expect(names()).toEqual(expect.arrayContaining(['node', 'fastify', 'react', 'sharp', '@jishi/api']));
    expect(names().filter((name) => name.startsWith('@img/sharp-'))).not.toEqual([]);
    expect(
      missingFrom({ ...bill, components: bill.components.filter(({ name }) => name !== 'pg') }, runtimePackages(root)),
    ).toEqual([expect.stringMatching(/^pg@/)]);
  });

  test('leaves out what builds and tests', () => {
    const tools = [
      '@rsbuild/core',
      '@rspack/core',
      '@jishi/tooling',
      '@jishi/testing',
      'vitest',
      'msw',
      '@biomejs/biome',
    ];
    expect(names().filter((name) => tools.includes(name))).toEqual([]);
  });

  test('points only at what it lists', () => {
    const listed = new Set([bill.metadata.component, ...bill.components].map((each) => each['bom-ref']));
    const refs = bill.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
    expect(refs.filter((ref) => !listed.has(ref))).toEqual([]);
  });

  test('is the same each time, but for its number and time', async () => {
    const again = await makeBill(root);
    expect(again.components).toEqual(bill.components);
    expect(again.dependencies).toEqual(bill.dependencies);
  }, 60_000);

  test('has only licences that are allowed', () => expect(refusedLicences(bill.components)).toEqual([]));
});

test.each([
  ['MIT', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE', false],
  [null, false],
])('the licence %s is allowed: %s', (licence, isAllowed) => {
  expect(refusedLicences([component('some', licence)])).toHaveLength(isAllowed ? 0 : 1);
});

test('an exception is for its package only', () => {
  expect(refusedLicences([component('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')])).toEqual([]);
  expect(refusedLicences([component('@img/other', 'LGPL-3.0-or-later')])).toEqual([
    '@img/other@1.0.0: LGPL-3.0-or-later',
  ]);
});

/** A registry that knows one weakness of fastify, or answers nothing useful. */
async function registry(status: number): Promise<AsyncDisposable & { url: string }> {
  const known = { id: 1, url: 'https://example.org/1', title: 'made up', severity: 'high', vulnerable_versions: '<99' };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' });
      const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
      response.end(
        JSON.stringify({ fastify: [{ ...known, url, cwe: ['CWE-1'], cvss: { score: 7.5, vectorString: null } }] }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('advisories', () => {
  test('are those of the registry', async () => {
    await using known = await registry(200);
    const advisories = await fetchAdvisories(root, known.url);
    expect(advisories).toMatchObject([
      { id: 'GHSA-aaaa-bbbb-cccc', package: 'fastify', severity: 'high', title: 'made up' },
    ]);
    const { refused } = judgeAdvisories(advisories, [], '2026-11-23');
    expect(refused).toHaveLength(1);
  }, 60_000);

  test('of a registry that cannot be asked are not "none"', async () => {
    await using silent = await registry(405);
    await expect(fetchAdvisories(root, silent.url)).rejects.toThrow('NOTHING IS KNOWN');
  }, 60_000);

  const advisory: Advisory = {
    id: 'GHSA-aaaa-bbbb-cccc',
    package: 'fastify',
    versions: ['5.12.8'],
    severity: 'critical',
    title: 'made up',
    url: 'https://example.org/1',
    mended: '>=5.13.0',
  };
  const exception = {
    id: advisory.id,
    package: 'fastify',
    reason: 'the function is never called here',
    until: '2026-12-01',
  };

  test.each([
    ['on its last day', '2026-12-01', exception, 0],
    ['when it is over', '2026-12-02', exception, 1],
    ['for another package', '2026-11-23', { ...exception, package: 'react' }, 1],
    ['for another advisory', '2026-11-23', { ...exception, id: 'GHSA-dddd-bbbb-cccc' }, 1],
  ])('with an exception %s', (_, today, given, refused) => {
    const judged = judgeAdvisories([advisory], [given], today);
    expect(judged.refused).toHaveLength(refused);
    expect(judgedText(judged)).toContain(`${refused} refused`);
    expect(judged.expired).toHaveLength(today > given.until ? 1 : 0);
  });

  test('below high are told and refused by nobody', () => {
    const judged = judgeAdvisories([{ ...advisory, severity: 'moderate' }], [], '2026-11-23');
    expect([judged.refused.length, judged.tolerated.length]).toEqual([0, 1]);
    expect(judgedText(judged)).toContain('fastify 5.12.8: made up (https://example.org/1); without it: >=5.13.0');
  });

  test.each([
    ['[{', 'is no JSON'],
    ['[{"id":"x","package":"fastify","reason":"short","until":"soon"}]', 'until'],
    [JSON.stringify([{ ...exception, forever: true }]), 'forever'],
  ])('an exception like %s is refused', (text, why) => {
    expect(() => readExceptions(text)).toThrow(why);
  });

  test('the file of exceptions can be used', async () => {
    expect(() => readExceptions(JSON.stringify([exception]))).not.toThrow();
    expect(readExceptions(await readFile(`${root}/advisory-exceptions.json`, 'utf8'))).toBeInstanceOf(Array);
  });
});
