import { expect, test } from 'vitest';
import { RegistryError } from '../errors/registry-error.ts';
import { releasesBefore } from './chain.ts';
import type { StoredRelease } from './verify-release.ts';

/** Serial → hash of the one before; the hash of a release is `h<serial>`. */
function aChannel(links: Readonly<Record<number, string | null>>) {
  const serials = Object.keys(links).map(Number);
  const reads: number[] = [];
  const read = async (serial: number): Promise<StoredRelease> => {
    reads.push(serial);
    if (links[serial] === 'broken') throw new RegistryError('invalid', 'broken');
    return { release: { serial, previous: links[serial] } as StoredRelease['release'], integrity: `h${serial}` };
  };
  const walk = async (serial: number) => {
    const chain = releasesBefore({ serial, previous: links[serial]! }, serials, read);
    const found: number[] = [];
    for (;;) {
      const step = await chain.next();
      if (step.done) return { found, missing: step.value };
      found.push(step.value.release.serial);
    }
  };
  return { walk, reads };
}

test.each([
  ['whole', { 1: null, 2: 'h1', 3: 'h2' }, [2, 1], null],
  ['the first release alone', { 3: null }, [], null],
  ['around a broken document', { 1: null, 2: 'broken', 3: 'h1' }, [1], null],
  ['around a document of another chain', { 1: null, 2: 'hx', 3: 'h1' }, [1], null],
  ['old documents are gone', { 2: 'h1', 3: 'h2' }, [2], 'h1'],
  ['one was changed', { 1: null, 2: 'h1', 3: 'hx' }, [], 'hx'],
])('%s', async (_, links, found, missing) => {
  expect(await aChannel(links).walk(3)).toEqual({ found, missing });
});

test('nothing is read below the one that is wanted', async () => {
  const channel = aChannel({ 1: null, 2: 'h1', 3: 'h2', 4: 'h3' });
  await channel.walk(2);
  expect(channel.reads).toEqual([1]);
});
