import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aTestKey, temporaryFolder } from '../testing/builds.ts';
import { createKey } from './key-files.ts';
import { keysFolder, keysFromSettings, readTrustSetting } from './key-settings.ts';
import { newKeyPair } from './keys.ts';

const some = Buffer.from('some bytes');
const pem = { type: 'pkcs8', format: 'pem' } as const;

test('demo mode makes its key with the first signature, and counts it', async () => {
  await using folder = await temporaryFolder();
  const keys = keysFromSettings({}, { dataFolder: folder.path, base: folder.path, isDemo: true });
  expect(await keys.trust?.()).toEqual(new Map());
  const { key } = await keys.signer!.sign(some);
  expect([...(await keys.trust!()).keys()]).toEqual([key]);
  await createKey(keysFolder(folder.path));
  expect((await keys.trust!()).size).toBe(2);
});

test('outside demo mode nothing is assumed', async () => {
  await using folder = await temporaryFolder();
  const keys = keysFromSettings(
    { SHOP_RELEASE_KEY: '' },
    { dataFolder: folder.path, base: folder.path, isDemo: false },
  );
  expect(keys.trust).toBeUndefined();
  await expect(keys.signer?.sign(some)).rejects.toMatchObject({
    code: 'no-key',
    message: expect.stringContaining('set SHOP_RELEASE_KEY'),
  });
});

test('the private key is a file, a folder or the key itself; its public half counts unless others are named', async () => {
  await using folder = await temporaryFolder();
  const id = await createKey(join(folder.path, 'keys'));
  const { privateKey } = newKeyPair();
  for (const setting of ['keys', `keys/${id}.key`, join(folder.path, 'keys')]) {
    const keys = keysFromSettings({ SHOP_RELEASE_KEY: setting }, { dataFolder: '', base: folder.path, isDemo: false });
    expect((await keys.signer!.sign(some)).key).toBe(id);
    expect([...(await keys.trust!()).keys()]).toEqual([id]);
  }
  const text = privateKey.export(pem).toString();
  const given = keysFromSettings({ SHOP_RELEASE_KEY: text }, { dataFolder: '', base: folder.path, isDemo: false });
  expect((await given.signer!.sign(some)).key).not.toBe(id);
  const both = { SHOP_RELEASE_KEY: text, SHOP_RELEASE_KEYS: 'keys' };
  const named = keysFromSettings(both, { dataFolder: '', base: folder.path, isDemo: false });
  expect([...(await named.trust!()).keys()]).toEqual([id]);
});

test('public keys are a folder, a file, PEM blocks or base64', async () => {
  await using folder = await temporaryFolder();
  const keys = [aTestKey(), aTestKey()];
  const ids = keys.map(({ id }) => id).sort();
  const raw = (text: string): string => Buffer.from(text.split('\n')[1]!, 'base64').subarray(-32).toString('base64');
  await writeFile(join(folder.path, 'both.pem'), keys.map((key) => key.pem).join(''));
  for (const key of keys) await writeFile(join(folder.path, `${key.id}.pub`), key.pem);
  const spellings = [
    folder.path,
    'both.pem',
    keys.map((key) => key.pem).join('\n'),
    keys.map((key) => raw(key.pem)).join(', '),
    keys.map((key) => key.pem.split('\n')[1]).join(' '),
  ];
  for (const text of spellings) expect([...(await readTrustSetting(text, folder.path)).keys()].sort()).toEqual(ids);
});

test.each(['nowhere', './keys', 'QUJD', '/', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])(
  '%j names no key',
  async (setting) => {
    await using folder = await temporaryFolder();
    await expect(readTrustSetting(setting, folder.path)).rejects.toMatchObject({ code: 'no-key' });
  },
);
