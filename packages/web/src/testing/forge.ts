import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Release } from '@jishi/contracts/release';
import { canonicalJson, integrityOf, type Signer, signRelease } from '@jishi/release';
import type { FixtureRegistry } from './fixture-registry.ts';

/** What somebody who may write into the registry does to a document; `signer: null` leaves it unsigned. */
export type Forgery = {
  change?: (release: Release) => unknown;
  signer?: Signer | null;
  /** Changes the finished text. */
  text?: (text: string) => string;
};

/** The document that would follow release `after`: same contents, next serial, changed before it is signed. */
export async function forge(
  fixture: FixtureRegistry,
  after: number,
  serial: number,
  how: Forgery = {},
): Promise<string> {
  const { change = (release) => release, signer = fixture.signer, text = (same) => same } = how;
  const bytes = await readFile(fixture.documentPath(after));
  const next = { ...(JSON.parse(bytes.toString()) as Release), serial, previous: integrityOf(bytes), signature: null };
  const changed = change(next) as Release;
  return text(canonicalJson(signer ? await signRelease(changed, signer) : changed));
}

/** Puts a document there whole, as a release is. */
export async function put(fixture: FixtureRegistry, serial: number, text: string): Promise<void> {
  const path = fixture.documentPath(serial);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.half`, text);
  await rename(`${path}.half`, path);
}
