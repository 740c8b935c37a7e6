import { expect, test } from 'vitest';
import { type BucketServer, startBucket } from '../testing/bucket-server.ts';
import { parseLocation } from './location.ts';
import { openBlobStore } from './open-blob-store.ts';

const KEY = 'releases/live/00000001.json';
const retry = { timeout: 150, tries: 4, pause: 1 };

async function aBucket(env: Partial<BucketServer['keys']> = {}) {
  const bucket = await startBucket();
  const blobs = openBlobStore(parseLocation(bucket.location), { env: { ...bucket.keys, ...env }, retry });
  return { bucket, store: blobs, [Symbol.asyncDispose]: bucket[Symbol.asyncDispose] };
}

test.each(['busy', 'silent', 'lost-response'] as const)(
  'a bucket that is %s for a moment is asked again',
  async (fault) => {
    await using t = await aBucket();
    t.bucket.fail(fault, /^(GET|PUT)/, 3);
    await t.store.put(KEY, 'one');
    t.bucket.fail(fault, /^GET/, 2);
    expect((await t.store.get(KEY))?.toString()).toBe('one');
  },
);

test('a writer whose response was lost knows its own bytes', async () => {
  await using t = await aBucket();
  t.bucket.fail('lost-response', /^PUT/);
  expect(await t.store.putIfAbsent(KEY, 'mine')).toBe(true);
  expect(t.bucket.requests).toEqual([`PUT registry/${KEY}`, `PUT registry/${KEY}`, `GET registry/${KEY}`]);
});

test('a writer whose response was lost knows that another one was first', async () => {
  await using t = await aBucket();
  await t.store.put(KEY, 'theirs');
  t.bucket.fail('lost-response', /^PUT/);
  expect(await t.store.putIfAbsent(KEY, 'mine')).toBe(false);
  expect((await t.store.get(KEY))?.toString()).toBe('theirs');
});

test.each([
  ['busy', /shop cannot be reached \(GET registry\/releases.*it answered 503/],
  ['silent', /shop cannot be reached .*(timeout|aborted)/],
] as const)('a bucket that stays %s is a refusal that says so', async (fault, message) => {
  await using t = await aBucket();
  t.bucket.fail(fault, /./, 99);
  await expect(t.store.get(KEY)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(message),
  });
});

test.each([
  [{ AWS_SECRET_ACCESS_KEY: 'another' }, /403 SignatureDoesNotMatch.*AWS_SECRET_ACCESS_KEY/],
  [{ AWS_ACCESS_KEY_ID: 'another' }, /403 InvalidAccessKeyId/],
])('a wrong key is named: %j', async (env, message) => {
  await using t = await aBucket(env);
  await expect(t.store.put(KEY, 'x')).rejects.toThrow(message);
  expect(t.bucket.objects.size).toBe(0);
});

test('a bucket without keys is refused before anything is sent', async () => {
  await using bucket = await startBucket();
  expect(() => openBlobStore(parseLocation(bucket.location), { env: {} })).toThrow(/needs AWS_ACCESS_KEY_ID/);
});

test.each([
  ['s3://shop', { bucket: 'shop', prefix: '', endpoint: null, region: 'us-east-1' }],
  ['s3://shop/a/b/', { bucket: 'shop', prefix: 'a/b', endpoint: null, region: 'us-east-1' }],
  [
    's3://shop/a?endpoint=https://s3.example.org&region=cn-1',
    { bucket: 'shop', prefix: 'a', endpoint: 'https://s3.example.org', region: 'cn-1' },
  ],
])('%s is a bucket', (location, expected) => {
  expect(parseLocation(location)).toEqual({ kind: 'bucket', ...expected });
});

test.each([
  ['s3://', /its name has/],
  ['s3://Shop_1/a', /small letters/],
  ['s3://key:secret@shop/a', /AWS_ACCESS_KEY_ID/],
  ['s3://shop/a/../b c', /prefix/],
  ['s3://shop?endpoint=nowhere', /endpoint "nowhere"/],
  ['s3://shop?zone=1', /"zone" is unknown/],
  ['https://shop.example/registry', /give a folder, or s3/],
])('%s is refused', (location, message) => {
  expect(() => parseLocation(location)).toThrow(message);
});
