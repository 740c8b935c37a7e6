import { createPublicKey, type KeyObject } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { RegistryError } from '../errors/registry-error.ts';
import { ensureKey, readPrivateKey, readPublicKeys } from './key-files.ts';
import { parsePrivateKey, parsePublicKeys, trustOf } from './keys.ts';
import { signerOf } from './signature.ts';
import type { RegistryOptions, Trust } from './types.ts';

/** Settings about keys; an empty value counts as not set. */
export type KeySettings = {
  SHOP_RELEASE_KEY?: string | undefined;
  SHOP_RELEASE_KEYS?: string | undefined;
};

type KeyPlaces = {
  /** `SHOP_DATA`, absolute. */
  dataFolder: string;
  /** What relative paths in the settings are relative to. */
  base: string;
  /** Demo mode makes its own keys; elsewhere nothing is assumed. */
  isDemo: boolean;
};

/** Where demo mode keeps its keys, and `pnpm release keys` when nothing else is said. */
export const keysFolder = (dataFolder: string): string => join(dataFolder, 'keys');

/**
 * Whose releases a program that makes them signs, and whose it believes.
 *
 * Nothing is read before it is needed: looking at a registry needs no private key.
 */
export function keysFromSettings(env: KeySettings, { dataFolder, base, isDemo }: KeyPlaces): RegistryOptions {
  const { SHOP_RELEASE_KEY: own, SHOP_RELEASE_KEYS: known } = env;
  const privateKey = (): Promise<KeyObject> => (own ? readPrivateSetting(own, base) : demoKey(dataFolder, isDemo));
  const trust = known
    ? () => readTrustSetting(known, base)
    : isDemo
      ? () => readPublicKeys(keysFolder(dataFolder))
      : own
        ? async () => trustOf([createPublicKey(await readPrivateSetting(own, base))])
        : undefined;
  return { signer: signerOf(privateKey), trust };
}

/**
 * The public keys `SHOP_RELEASE_KEYS` names: a folder with `*.pub`, a file, PEM blocks or base64.
 *
 * @param base what a relative path is relative to
 * @throws RegistryError `no-key` saying what is wrong with it, also when it names no key at all
 */
export async function readTrustSetting(setting: string, base: string): Promise<Trust> {
  const isText = setting.includes('-----BEGIN') || !(await exists(resolve(base, setting)));
  const trust = isText
    ? trustOf(parsePublicKeys(setting, 'SHOP_RELEASE_KEYS'))
    : await readPublicKeys(resolve(base, setting));
  if (trust.size > 0) return trust;
  throw new RegistryError(
    'no-key',
    `SHOP_RELEASE_KEYS names ${resolve(base, setting)}, which has no public key (*.pub)`,
  );
}

const readPrivateSetting = async (setting: string, base: string): Promise<KeyObject> =>
  setting.includes('-----BEGIN')
    ? parsePrivateKey(setting, 'SHOP_RELEASE_KEY')
    : readPrivateKey(resolve(base, setting));

async function demoKey(dataFolder: string, isDemo: boolean): Promise<KeyObject> {
  if (!isDemo) {
    throw new RegistryError(
      'no-key',
      'there is no key to sign with: set SHOP_RELEASE_KEY to the file of the private key (pnpm release keys new makes one)',
    );
  }
  await ensureKey(keysFolder(dataFolder));
  return readPrivateKey(keysFolder(dataFolder));
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
