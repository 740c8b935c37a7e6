import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { declarationSchema, type FilesManifest, filesSchema } from '@jishi/contracts/release';
import { expect, test } from 'vitest';
import { integrityOf } from './output.ts';
import { fixturePart } from './testing/fixture-part.ts';

const run = promisify(execFile);
const builder = fileURLToPath(new URL('./build.ts', import.meta.url));

const build = (folder: string, ...options: string[]) => run(process.execPath, [builder, ...options], { cwd: folder });
const failureOf = (folder: string): Promise<string> =>
  build(folder).then(
    () => 'built',
    ({ stderr }: { stderr: string }) => stderr,
  );

function outputOf(folder: string): Record<string, string> {
  const dist = join(folder, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => /\.\w+$/.test(name));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
}

const manifestOf = (output: Record<string, string>): FilesManifest =>
  filesSchema.parse(JSON.parse(output['files.json']!));

test('the same sources are the same bytes, wherever they are built', { timeout: 180_000 }, async () => {
  const [first, second] = [fixturePart(), fixturePart()];
  await build(first);
  await build(second);
  expect(outputOf(second)).toEqual(outputOf(first));

  const output = outputOf(first);
  const files = manifestOf(output);
  expect(files.version).toMatch(/^0\.1\.0-dev\.[0-9a-f]{12}$/);
  // Every file is listed with its hash, and nothing else.
  const web = Object.keys(output).filter((name) => name.startsWith('web/'));
  expect(Object.keys(files.files).map((name) => `web/${name}`)).toEqual(web);
  for (const name of web) expect(files.files[name.slice(4)]).toBe(integrityOf(output[name]!));
  expect(files.server).toBe(integrityOf(output['server.cjs']!));
  expect(files.declaration).toBe(integrityOf(output['declaration.json']!));
  // The version stands where the placeholder was, and in nothing browsers get: that asks the release.
  expect(JSON.stringify(output)).not.toContain('@@@@');
  expect(output['server.cjs']).toContain(files.version);
  expect(web.filter((name) => output[name]!.includes(files.version))).toEqual([]);
  expect(output[`web/${files.exposes['coupons']?.[0]}`]).toContain('self.__shop?.parts["mf-promotions"]');
  // Pages, fragments and texts of each language can be fetched one by one.
  expect(Object.keys(files.exposes).sort()).toEqual(['coupons', 'flash-sale-strip', 'messages-en', 'messages-zh']);
  expect(output[`web/${files.entry}`]).not.toContain('marker of the page');
  // What the shell shares is not inside.
  expect(Math.max(...web.map((name) => output[name]!.length))).toBeLessThan(20_000);

  const declaration = declarationSchema.parse(JSON.parse(output['declaration.json']!));
  expect(declaration).toMatchObject({
    part: 'mf-promotions',
    version: files.version,
    pages: [{ id: 'mf_promotions/coupons', path: '/coupon/list', layout: 'default', guarded: true }],
    fragments: [{ id: 'mf_promotions/flash-sale-strip', hydrate: 'visible', wakeOn: ['session'] }],
    uses: {
      '@jishi/contracts': ['defineFragment', 'definePage'],
      react: ['useState'],
      'styled-components': ['styled'],
    },
  });
  expect(declaration.fragments[0]?.props).toMatchObject({ properties: { limit: { type: 'integer' } } });
});

test('a changed text is another version, a chosen version is kept', { timeout: 180_000 }, async () => {
  const folder = fixturePart({ 'src/messages/zh.ts': "export default { 'a.b': '乙' };\n" });
  await build(folder);
  const local = manifestOf(outputOf(folder)).version;
  const { stdout } = await build(folder, '--version', '2.1.0');
  expect(stdout).toMatch(/built mf-promotions 2\.1\.0 in .* \(dist\)/);
  const output = outputOf(folder);
  expect(manifestOf(output).version).toBe('2.1.0');
  expect(output['server.cjs']).not.toContain(local);
});

test('a changed module is one changed file: names and all others stay', { timeout: 180_000 }, async () => {
  const folder = fixturePart();
  await build(folder);
  const before = outputOf(folder);
  const page = join(folder, 'src/coupons.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('marker of the page', 'another marker'));
  await build(folder, '--version', '2.1.0');
  const after = outputOf(folder);
  const web = (output: Record<string, string>) => Object.keys(output).filter((name) => name.startsWith('web/'));
  expect(web(after)).toEqual(web(before));
  expect(web(after).filter((name) => after[name] !== before[name])).toEqual(['web/expose-coupons.js']);
});

test('what does not compile leaves the last build alone and says where', { timeout: 180_000 }, async () => {
  const folder = fixturePart({ 'src/strip.tsx': 'export default <;\n' });
  expect(await failureOf(folder)).toContain('src/strip.tsx');
  expect(readdirSync(folder)).not.toContain('dist');
});

test.each<[string, Record<string, string | null>, string]>([
  ['no part', { 'part.ts': null }, 'has no part.ts: only a part of the shop can be built here'],
  [
    'a page without a path',
    {
      'part.ts':
        "export default { name: 'mf-promotions', owner: 'x', pages: { nowhere: { module: './src/coupons.tsx', layout: 'default' } }, fragments: {} };\n",
    },
    "page mf_promotions/nowhere has no path: add path: '/…' to it in part.ts",
  ],
  [
    'a fragment without a contract',
    { 'src/contract.ts': 'export default {};\n' },
    'fragment mf_promotions/flash-sale-strip has no contract: add it to ./src/contract.ts',
  ],
])('%s: the message says what to do', { timeout: 180_000 }, async (_what, change, message) => {
  expect(await failureOf(fixturePart(change))).toContain(message);
});
