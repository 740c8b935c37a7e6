import { canonicalJson, integrityOf, RegistryError, signRelease } from '@jishi/release';
import { aRelease, aTestKey } from '@jishi/release/testing';
import { expect, test } from 'vitest';
import { createReleaseVerifier } from './release-verifier.ts';

const key = aTestKey();

async function aDocument(serial: number, previous: string | null): Promise<Buffer> {
  const release = aRelease({ serial, previous, parts: { shell: { version: '1.0.0', files: integrityOf('shell') } } });
  return Buffer.from(canonicalJson(await signRelease(release, key.signer)));
}

/** A verifier without an accepted release, before release 5, which names `previous`; release 3 is there too. */
async function aGate(previous: string, readThird: () => Promise<Buffer>) {
  const fifth = await aDocument(5, previous);
  return createReleaseVerifier({
    registry: {
      serials: async () => [3, 5],
      readDocument: async (_, serial) => (serial === 5 ? fifth : readThird()),
    },
    channel: 'live',
    trust: key.trust,
    accepted: { path: 'nowhere', current: () => null, set: () => undefined, written: async () => undefined },
    depth: 100,
  });
}

test('without an accepted release the chain has to be whole as far as documents are retained', async () => {
  const third = await aDocument(3, null);
  const linked = await aGate(integrityOf(third), async () => third);
  await expect(linked.verify(5)).resolves.toMatchObject({ release: { serial: 5 } });
  const torn = await aGate(integrityOf('another'), async () => third);
  await expect(torn.verify(5)).rejects.toThrow('does not follow release 3');
});

test('a document nobody vouches for proves nothing, one that cannot be read for now holds the release up', async () => {
  const forged = await aGate(integrityOf('gone'), async () => Buffer.from('{}'));
  await expect(forged.verify(5)).resolves.toMatchObject({ release: { serial: 5 } });
  let reads = 0;
  const outage = await aGate(integrityOf('gone'), async () => {
    reads += 1;
    // Once while the chain is followed, once more when the rest is looked at.
    if (reads > 1) throw new RegistryError('unavailable', 'the bucket does not answer');
    return Buffer.from('{}');
  });
  await expect(outage.verify(5)).rejects.toThrow('the bucket does not answer');
});
