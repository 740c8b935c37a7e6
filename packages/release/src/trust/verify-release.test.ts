import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson } from '../documents/canonical-json.ts';
import { integrityOf } from '../documents/integrity.ts';
import { aRelease, aTestKey, type TestKey } from '../testing/builds.ts';
import { keyIdOf, newKeyPair, parsePublicKeys, trustOf } from './keys.ts';
import { signRelease } from './signature.ts';
import { verifyRelease } from './verify-release.ts';

const hash = (text: string): string => integrityOf(text);
const unsigned = aRelease({
  serial: 7,
  previous: hash('6'),
  parts: {
    shell: { version: '1.0.0', files: hash('shell') },
    'mf-catalog': { version: '1.0.0', files: hash('catalog') },
  },
  pages: [{ id: 'mf_catalog/home', path: '/', layout: 'default', guarded: false }],
  fragments: [
    { id: 'mf_catalog/strip', hydrate: 'load', wakeOn: [], props: { type: 'object', 2: 1, 10: 2 }, events: {} },
  ],
  banned: [{ part: 'shell', version: '0.9.0', reason: 'it charges twice' }],
});

const key = aTestKey();
const signed = await signRelease(unsigned, key.signer);
const bytesOf = (release: unknown): Buffer => Buffer.from(canonicalJson(release));

async function read(bytes: Uint8Array, by: TestKey = key, serial = 7, channel = 'live') {
  return verifyRelease(bytes, { channel, serial, trust: await by.trust() });
}

test('what was signed is read again, with the hash of its bytes', async () => {
  const bytes = bytesOf(signed);
  expect(await read(bytes)).toEqual({ release: signed, integrity: integrityOf(bytes) });
  expect(signed.signature?.key).toBe(key.id);
});

test('unsigned is refused, and read only by whoever does not ask for a signature', async () => {
  await expect(read(bytesOf(unsigned))).rejects.toMatchObject({
    code: 'untrusted',
    message: 'release 7 of live is not signed',
  });
  expect(verifyRelease(bytesOf(unsigned), { channel: 'live', serial: 7, trust: null }).release).toEqual(unsigned);
});

/** The document with one thing changed, everywhere something can be changed. */
function alterations(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) {
    const without: [string, unknown][] = value.length > 0 ? [[`${path} one less`, value.slice(1)]] : [];
    const inside = value.flatMap((item, index) =>
      alterations(item, `${path}[${index}]`).map(([name, other]): [string, unknown] => [
        name,
        value.with(index, other),
      ]),
    );
    return [...without, ...inside];
  }
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([name, item]) =>
      alterations(item, `${path}.${name}`).map(([label, other]): [string, unknown] => [
        label,
        { ...value, [name]: other },
      ]),
    );
  }
  if (typeof value === 'number') return [[path, value + 1]];
  if (typeof value === 'boolean') return [[path, !value]];
  if (value === null) return [[path, 'x']];
  return [[path, changedText(String(value))]];
}

/** Another text that the same field may hold. */
function changedText(text: string): string {
  const other = text.replace(/[0-9a-z](?=[^0-9a-z]*$)/i, (char) =>
    char === 'a' ? 'b' : /[1-9]/.test(char) ? '0' : 'a',
  );
  return other === text ? `${text}x` : other;
}

const altered = alterations(signed);

test.each(altered)('altered: %s', async (_, release) => {
  await expect(read(bytesOf(release), key)).rejects.toMatchObject({ code: expect.stringMatching(/untrusted|invalid/) });
});

test('every field was altered', () => {
  const touched = new Set(altered.map(([path]) => /^\.([a-z]+)/i.exec(path)?.[1]));
  expect([...touched].sort()).toEqual(Object.keys(signed).sort());
});

test('a longer document, a field that is missing, a field more', async () => {
  const { reason: _, ...less } = signed;
  await expect(read(bytesOf(less))).rejects.toMatchObject({ code: 'invalid' });
  await expect(read(bytesOf({ ...signed, more: true }))).rejects.toMatchObject({ code: 'invalid' });
  await expect(read(Buffer.concat([bytesOf(signed), Buffer.from(' ')]))).rejects.toMatchObject({ code: 'invalid' });
});

const text = canonicalJson(signed);
test.each<[string, string]>([
  ['with blanks', JSON.stringify(signed, null, 1)],
  ['with keys in another order', JSON.stringify(signed)],
  ['with a line break at the end', `${text}\n`],
  ['with a byte order mark', `\uFEFF${text}`],
  ['with a letter written as an escape', text.replace('new home', '\\u006eew home')],
  ['with a number written otherwise', text.replace('"serial":7', '"serial":7.0')],
  ['with a key twice', text.replace('"serial":7', '"serial":8,"serial":7')],
])('the same document %s is refused', async (_, other) => {
  expect(other).not.toBe(text);
  await expect(read(Buffer.from(other))).rejects.toThrow('not written in the canonical form');
});

test('a signature in another spelling of the same bits is refused', async () => {
  const { value } = signed.signature!;
  const last = value.at(-3)!;
  const twin = String.fromCharCode(last.charCodeAt(0) + 1);
  const other = { ...signed.signature!, value: `${value.slice(0, -3)}${twin}==` };
  expect(Buffer.from(other.value, 'base64')).toEqual(Buffer.from(value, 'base64'));
  await expect(read(bytesOf({ ...signed, signature: other }))).rejects.toMatchObject({ code: 'untrusted' });
});

test.each([
  ['no JSON', '{"format":1,', /is not JSON/],
  ['no release', '{"format":1}', /is not well formed/],
  ['not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), /is not JSON/],
  ['nothing', '', /is not JSON/],
])('%s is refused', async (_, bytes, message) => {
  await expect(read(Buffer.from(bytes))).rejects.toThrow(message);
});

test('a genuine document counts in its own place only', async () => {
  await expect(read(bytesOf(signed), key, 8)).rejects.toThrow(
    'release 8 of live is release 7 of live in the place of 8',
  );
  await expect(read(bytesOf(signed), key, 7, 'next')).rejects.toThrow('is a release of the channel live, not of next');
});

test('a key that does not count is named, with those that do', async () => {
  const other = aTestKey();
  await expect(read(bytesOf(signed), other)).rejects.toMatchObject({
    code: 'untrusted',
    message: `release 7 of live is signed with the key ${key.id}, which is unknown or retired (keys that count: ${other.id})`,
  });
  await expect(read(bytesOf(signed), { ...other, trust: async () => trustOf([]) })).rejects.toThrow(
    '(keys that count: none)',
  );
});

test('another key under the name of one that counts', async () => {
  const thief = aTestKey();
  const forged = await signRelease(unsigned, thief.signer);
  const named = { ...forged, signature: { ...forged.signature!, key: key.id } };
  await expect(read(bytesOf(named))).rejects.toThrow('was altered');
});

test('two keys count at once', async () => {
  const next = aTestKey();
  const both = new Map([...(await key.trust()), ...(await next.trust())]);
  for (const { signer, id } of [key, next]) {
    const bytes = bytesOf(await signRelease(unsigned, signer));
    expect(verifyRelease(bytes, { channel: 'live', serial: 7, trust: both }).release.signature?.key).toBe(id);
  }
});

test('the id of a key is made of its bytes alone', () => {
  const { publicKey } = newKeyPair();
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  expect(keyIdOf(publicKey)).toBe(createHash('sha256').update(raw).digest('hex').slice(0, 16));
  const [again] = parsePublicKeys(raw.toString('base64'), 'a test');
  expect(keyIdOf(again!)).toBe(keyIdOf(publicKey));
});
