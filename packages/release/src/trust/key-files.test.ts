import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/builds.ts';
import {
  createKey,
  ensureKey,
  listKeys,
  readPrivateKey,
  readPublicKeys,
  readPublicPem,
  retireKey,
} from './key-files.ts';
import { keyIdOf, newKeyPair } from './keys.ts';

const idOfSigner = async (path: string): Promise<string> => keyIdOf(createPublicKey(await readPrivateKey(path)));
const known = async (path: string): Promise<string[]> => [...(await readPublicKeys(path)).keys()].sort();

test('the first key is made once, whoever else starts at the same moment', async () => {
  await using folder = await temporaryFolder();
  const ids = await Promise.all(Array.from({ length: 8 }, () => ensureKey(join(folder.path, 'keys'))));
  expect(new Set(ids).size).toBe(1);
  const id = ids[0]!;
  expect((await readdir(join(folder.path, 'keys'))).sort()).toEqual([`${id}.key`, `${id}.pub`, 'current'].sort());
  expect(await idOfSigner(join(folder.path, 'keys'))).toBe(id);
  expect(await ensureKey(join(folder.path, 'keys'))).toBe(id);
});

test('only the owner may read the private half', async () => {
  await using folder = await temporaryFolder();
  const id = await createKey(folder.path);
  expect((await stat(join(folder.path, `${id}.key`))).mode & 0o777).toBe(0o600);
});

test('a new key signs, the old one goes on counting until it is retired', async () => {
  await using folder = await temporaryFolder();
  const old = await createKey(folder.path);
  const next = await createKey(folder.path);
  expect(await idOfSigner(folder.path)).toBe(next);
  expect(await known(folder.path)).toEqual([old, next].sort());
  expect(await listKeys(folder.path)).toEqual([
    { id: next, state: 'signs', hasPrivate: true },
    { id: old, state: 'valid', hasPrivate: true },
  ]);

  await retireKey(folder.path, old);

  expect(await known(folder.path)).toEqual([next]);
  expect(await listKeys(folder.path)).toEqual([
    { id: next, state: 'signs', hasPrivate: true },
    { id: old, state: 'retired', hasPrivate: false },
  ]);
  expect(await readPublicPem(folder.path, old)).toContain('PUBLIC KEY');
  await retireKey(folder.path, old); // twice changes nothing
});

test('what cannot be retired is named', async () => {
  await using folder = await temporaryFolder();
  const id = await createKey(folder.path);
  await expect(retireKey(folder.path, id)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('key that signs'),
  });
  await expect(retireKey(folder.path, '0123456789abcdef')).rejects.toMatchObject({ code: 'not-found' });
  await expect(retireKey(folder.path, '../key')).rejects.toMatchObject({ code: 'invalid' });
});

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = { type: 'pkcs8', format: 'pem' } as const;
const spki = { type: 'spki', format: 'pem' } as const;
const own = newKeyPair();

test.each<[string, string, RegExp]>([
  ['of another kind', rsa.privateKey.export(pem).toString(), /of the kind rsa: it must be Ed25519/],
  ['that is a public one', own.publicKey.export(spki).toString(), /is not a private key in PEM/],
  ['that is none', 'hello', /is not a private key in PEM/],
  ['that is empty', '', /is not a private key in PEM/],
])('a private key %s is refused by name', async (_, text, message) => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'key');
  await writeFile(path, text, { mode: 0o600 });
  await expect(readPrivateKey(path)).rejects.toMatchObject({ code: 'no-key', message: expect.stringMatching(message) });
});

test('a private key that others may read is refused with the cure', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'key');
  await writeFile(path, own.privateKey.export(pem));
  await chmod(path, 0o640);
  await expect(readPrivateKey(path)).rejects.toThrow(`(mode 640): chmod 600 ${path}`);
  await chmod(path, 0o600);
  expect((await readPrivateKey(path)).asymmetricKeyType).toBe('ed25519');
});

test('a key that is missing is named', async () => {
  await using folder = await temporaryFolder();
  await expect(readPrivateKey(join(folder.path, 'key'))).rejects.toThrow('there is no such file');
  await expect(readPrivateKey(folder.path)).rejects.toThrow('has no key that signs');
  await writeFile(join(folder.path, 'current'), '../../etc/passwd');
  await expect(readPrivateKey(folder.path)).rejects.toThrow('is not the id of a key');
});

test.each<[string, string, RegExp]>([
  ['of another kind', rsa.publicKey.export(spki).toString(), /of the kind rsa/],
  ['that is a private one', own.privateKey.export(pem).toString(), /holds a private key: only public ones/],
  ['that is none', 'hello', /neither a public key in PEM or base64/],
  ['that is empty', ' \n', /holds no public key/],
])('a public key %s is refused by name', async (_, text, message) => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'bad.pub'), text);
  await expect(readPublicKeys(folder.path)).rejects.toMatchObject({
    code: 'no-key',
    message: expect.stringMatching(message),
  });
  await expect(readPublicKeys(join(folder.path, 'bad.pub'))).rejects.toThrow(message);
});

test('other files of a folder do not matter, and a missing folder has no keys', async () => {
  await using folder = await temporaryFolder();
  const id = await createKey(folder.path);
  await writeFile(join(folder.path, 'notes.txt'), 'hello');
  await mkdir(join(folder.path, 'old'));
  expect(await known(folder.path)).toEqual([id]);
  expect(await known(join(folder.path, 'nowhere'))).toEqual([]);
});
