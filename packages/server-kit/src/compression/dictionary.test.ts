import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAgainst, dictionaryHash, offeredDictionary } from './dictionary.ts';

const last = Buffer.from(
  Array.from({ length: 2_000 }, (_, at) => `line ${at * 7919} of the version before`).join('\n'),
);
const next = Buffer.from(last.toString().replace('line 7919 ', 'another line '));

test('what two texts have in common costs next to nothing', async () => {
  const body = await compressAgainst(last, next, 19);
  expect(body.byteLength).toBeLessThan(150);
  expect(zstdDecompressSync(body.subarray(40), { dictionary: last })).toEqual(next);
});

test('the body begins with the mark of the encoding and the hash of its dictionary (RFC 9842, section 5)', async () => {
  const body = await compressAgainst(last, next, 3);
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40)).toEqual(createHash('sha256').update(last).digest());
  expect(dictionaryHash(last)).toBe(`:${body.subarray(8, 40).toString('base64')}:`);
});

const hash = dictionaryHash(last);
const headers = { 'accept-encoding': 'gzip, br, dcb, dcz', 'available-dictionary': hash, 'dictionary-id': '"abc-1_2"' };

test.each([
  ['a reader that takes it', {}, true],
  ['with a weight', { 'accept-encoding': 'br;q=1, dcz;q=0.5' }, true],
  ['not at all', { 'accept-encoding': 'br, dcz;q=0' }, false],
  ['another dictionary encoding', { 'accept-encoding': 'br, dcb' }, false],
  ['anything, which is not meant for dictionaries', { 'accept-encoding': '*' }, false],
  ['no dictionary', { 'available-dictionary': undefined }, false],
  ['no name', { 'dictionary-id': undefined }, false],
  ['no quotes', { 'dictionary-id': 'abc' }, false],
  ['an empty name', { 'dictionary-id': '""' }, false],
  ['a name of other letters', { 'dictionary-id': '"../x"' }, false],
  ['a hash of another length', { 'available-dictionary': ':YWJj:' }, false],
  ['a hash twice', { 'available-dictionary': [hash, hash] }, false],
])('a dictionary is offered by %s', (_what, own, isOffered) => {
  expect(offeredDictionary({ ...headers, ...own })).toEqual(isOffered ? { hash, id: 'abc-1_2' } : null);
});
