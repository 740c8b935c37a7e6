import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { integrityOf } from '../documents/integrity.ts';
import { openRegistry } from '../registry/registry.ts';
import { temporaryFolder, writeBuild } from '../testing/builds.ts';

async function aRegistryAndABuild() {
  const folder = await temporaryFolder();
  const build = await writeBuild(join(folder.path, 'dist'), {
    part: 'mf-catalog',
    web: { 'entry.js': 'entry();\n', 'pages/home.js': 'home();\n' },
    exposes: { home: ['pages/home.js'] },
  });
  const registry = openRegistry(join(folder.path, 'registry'));
  return { folder, build, registry, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

test('a published version holds the listed files and nothing else', async () => {
  await using t = await aRegistryAndABuild();
  await writeFile(join(t.build, 'web', 'left-over.js'), 'old();\n');

  const published = await t.registry.publish(t.build);

  expect(published).toMatchObject({ part: 'mf-catalog', version: '0.1.0', created: true });
  const version = t.registry.partFolder('mf-catalog', '0.1.0');
  expect((await readdir(version)).sort()).toEqual(['declaration.json', 'files.json', 'server.cjs', 'web']);
  expect((await readdir(join(version, 'web'))).sort()).toEqual(['entry.js', 'pages']);
  expect(published.hash).toBe(integrityOf(await readFile(join(version, 'files.json'))));
  expect((await t.registry.readFiles('mf-catalog', '0.1.0', published.hash)).exposes).toEqual({
    home: ['pages/home.js'],
  });
  expect((await t.registry.readDeclaration('mf-catalog', '0.1.0')).owner).toBe('test');
  expect(await t.registry.versions('mf-catalog')).toEqual(['0.1.0']);
  expect(await t.registry.versions('mf-promotions')).toEqual([]);
  expect(await readdir(join(t.registry.location, 'temporary'))).toEqual([]);
});

test('the same bytes again change nothing', async () => {
  await using t = await aRegistryAndABuild();
  const first = await t.registry.publish(t.build);
  expect(await t.registry.publish(t.build)).toEqual({ ...first, created: false });
});

test('the same version with other bytes is refused and leaves the first one alone', async () => {
  await using t = await aRegistryAndABuild();
  const first = await t.registry.publish(t.build);
  const other = await writeBuild(join(t.folder.path, 'other'), {
    part: 'mf-catalog',
    web: { 'entry.js': 'other();\n' },
  });

  await expect(t.registry.publish(other)).rejects.toMatchObject({ code: 'conflict' });

  expect(await t.registry.verify('mf-catalog', '0.1.0')).toBe(first.hash);
});

test('twenty at once publish one version', async () => {
  await using t = await aRegistryAndABuild();
  const results = await Promise.all(Array.from({ length: 20 }, () => t.registry.publish(t.build)));
  expect(results.filter(({ created }) => created)).toHaveLength(1);
  expect(await readdir(join(t.registry.location, 'temporary'))).toEqual([]);
});

test.each(['web/entry.js', 'web/pages/home.js', 'server.cjs', 'declaration.json'])(
  'a build with a flipped byte in %s is refused and nothing is published',
  async (name) => {
    await using t = await aRegistryAndABuild();
    const bytes = await readFile(join(t.build, name));
    bytes[3] = bytes[3]! ^ 1;
    await writeFile(join(t.build, name), bytes);

    await expect(t.registry.publish(t.build)).rejects.toMatchObject({ code: 'damaged' });

    expect(await t.registry.hasVersion('mf-catalog', '0.1.0')).toBe(false);
  },
);

test('a build without one of its files is refused', async () => {
  await using t = await aRegistryAndABuild();
  await rm(join(t.build, 'web', 'entry.js'));
  await expect(t.registry.publish(t.build)).rejects.toMatchObject({ code: 'not-found' });
});

test('a list that names a file outside the folder is refused', async () => {
  await using t = await aRegistryAndABuild();
  const files = JSON.parse(await readFile(join(t.build, 'files.json'), 'utf8'));
  files.files['../server.cjs'] = files.server;
  await writeFile(join(t.build, 'files.json'), JSON.stringify(files));
  await expect(t.registry.publish(t.build)).rejects.toMatchObject({ code: 'invalid' });
});

test('an exposed script that is not in the list is refused', async () => {
  await using t = await aRegistryAndABuild();
  const build = await writeBuild(join(t.folder.path, 'other'), { part: 'shell', exposes: { shell: ['gone.js'] } });
  await expect(t.registry.publish(build)).rejects.toMatchObject({ code: 'invalid' });
});

test('the latest version is the one published last, also when it was there before', async () => {
  await using t = await aRegistryAndABuild();
  const second = await writeBuild(join(t.folder.path, 'second'), { part: 'mf-catalog', version: '0.2.0' });
  expect(await t.registry.latest('mf-catalog')).toBeNull();
  await t.registry.publish(t.build);
  await t.registry.publish(second);
  expect(await t.registry.latest('mf-catalog')).toBe('0.2.0');
  await t.registry.publish(t.build);
  expect(await t.registry.latest('mf-catalog')).toBe('0.1.0');
});

test.each([
  ['mf-catalog', '../0.1.0'],
  ['../mf-catalog', '0.1.0'],
  ['shell', '1'],
])('%s@%s is not a name', (part, version) => {
  const registry = openRegistry('registry');
  expect(() => registry.partFolder(part, version)).toThrow(/is not the name/);
});
