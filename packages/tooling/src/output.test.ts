import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareDeclaration } from '@jishi/contracts/bare-declaration';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { VERSION_PLACEHOLDER } from './generate.ts';
import { type BuiltPart, contentVersion, finishOutput, integrityOf, replaceFolder } from './output.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jishi-output-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const write = (name: string, text: string | Buffer) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const built: BuiltPart = {
  part: 'mf-catalog',
  entry: 'entry.js',
  exposes: { home: ['home.js'] },
  declaration: bareDeclaration('mf-catalog', VERSION_PLACEHOLDER),
};

test('a hash as the integrity attribute wants it', () => {
  expect(integrityOf('')).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb');
});

test('the version depends on every byte and every name, not on the order of writing', () => {
  write('a.js', 'one');
  write('deep/b.js', 'two');
  const version = contentVersion(folder);
  rmSync(join(folder, 'a.js'));
  write('a.js', 'one');
  expect(contentVersion(folder)).toBe(version);
  write('a.js', 'One');
  expect(contentVersion(folder)).not.toBe(version);
  write('a.js', 'one');
  write('c.js', '');
  expect(contentVersion(folder)).not.toBe(version);
});

test('the version is put into the server file; what browsers get is left alone', () => {
  const picture = Buffer.from([0xff, 0xd8, 0x00, 0xfe]);
  write('web/entry.js', 'const entry = 1');
  write('web/home.js', 'document.title = "home"');
  write('web/picture.webp', picture);
  write('server.cjs', `exports.version = "${VERSION_PLACEHOLDER}"`);
  const files = finishOutput(folder, built, null);
  expect(read('web/entry.js')).toBe('const entry = 1');
  expect(read('server.cjs')).toContain(files.version);
  const declaration: unknown = JSON.parse(read('declaration.json'));
  // What the files weigh and do is read from the bytes that are sent.
  expect(declaration).toMatchObject({ version: files.version, effects: ['write document.title'] });
  expect(declaration).toMatchObject({ size: { start: expect.any(Number), largestModule: 19 } });
  expect(files.files['picture.webp']).toBe(integrityOf(picture));
  expect(files.files['entry.js']).toBe(integrityOf(read('web/entry.js')));
  expect(files.version).toHaveLength(VERSION_PLACEHOLDER.length);
});

test('a version in what browsers get is refused: each version would have other bytes', () => {
  write('web/deep/home.js', `const version = "${VERSION_PLACEHOLDER}"`);
  write('server.cjs', '');
  expect(() => finishOutput(folder, built, '1.0.0')).toThrow('deep/home.js has the version of the part in it');
});

test('a finished build takes the place of the last one, leftovers of a broken run included', () => {
  write('staged/files.json', 'new');
  write('dist/files.json', 'old');
  write('dist/gone.js', 'old');
  write('dist.next/half.js', 'half');
  write('dist.old/half.js', 'half');
  replaceFolder(join(folder, 'staged'), join(folder, 'dist'));
  expect(read('dist/files.json')).toBe('new');
  expect(['dist/gone.js', 'dist.next', 'dist.old'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});
