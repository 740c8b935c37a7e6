import { describe, expect, test } from 'vitest';
import { bareDeclaration } from './bare-declaration.ts';
import { toMfName, toPartName } from './names.ts';
import { declarationSchema, filesSchema, releaseSchema } from './release.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const page = { id: 'mf_catalog/home', path: '/', layout: 'default', guarded: false };
const files = {
  format: 1,
  part: 'mf-catalog',
  version: '0.1.0-dev.0123456789ab',
  entry: 'remoteEntry.1a2b.js',
  exposes: { home: ['expose-home.1a2b.js'] },
  files: { 'remoteEntry.1a2b.js': hash, 'expose-home.1a2b.js': hash },
  server: hash,
  declaration: hash,
};
const release = {
  format: 1,
  channel: 'live',
  serial: 1,
  time: '2026-11-20T15:00:00Z',
  author: 'a',
  reason: 'b',
  previous: null,
  platform: 1,
  minApi: 1,
  parts: { shell: { version: '1.0.0', files: hash } },
  pages: [page],
  fragments: [],
  kind: 'pin',
  forced: null,
  expires: null,
  banned: [],
  frozen: null,
  signature: null,
};

describe('a list of files', () => {
  test('as builds write it', () => expect(filesSchema.safeParse(files).success).toBe(true));

  test.each([
    ['a path that leaves the folder', { entry: '../../etc/passwd' }],
    ['an absolute path', { entry: '/etc/passwd' }],
    ['a file that leaves the folder', { files: { 'a/../../b.js': hash } }],
    ['a hash of another kind', { server: 'sha256-abc' }],
    ['a version that is a path', { version: '1.0.0/../2.0.0' }],
    ['a name that is no part', { part: 'catalog' }],
    ['a later format', { format: 2 }],
  ])('not with %s', (_what, change) => {
    expect(filesSchema.safeParse({ ...files, ...change }).success).toBe(false);
  });
});

describe('a release', () => {
  test('as pins write it', () => expect(releaseSchema.safeParse(release).success).toBe(true));

  test.each([
    ['serial zero', { serial: 0 }],
    ['a broken serial', { serial: 1.5 }],
    ['a channel that is a path', { channel: '../live' }],
    ['no time', { time: 'yesterday' }],
    ['an unknown frame', { pages: [{ ...page, layout: 'popup' }] }],
    ['a page that is no path', { pages: [{ ...page, path: 'https://evil.example' }] }],
    ['a part that is none', { parts: { evil: { version: '1.0.0', files: hash } } }],
    ['a store nobody has', { fragments: [{ id: 'mf_x/y', hydrate: 'load', wakeOn: ['all'], props: {}, events: {} }] }],
  ])('not with %s', (_what, change) => {
    expect(releaseSchema.safeParse({ ...release, ...change }).success).toBe(false);
  });
});

test('a declaration says which exports are used', () => {
  const declaration = bareDeclaration('mf-catalog', '1.0.0', { uses: { react: ['useState'] } });
  expect(declarationSchema.safeParse(declaration).success).toBe(true);
  expect(declarationSchema.safeParse({ ...declaration, uses: undefined }).success).toBe(false);
});

test('names go both ways', () => {
  expect(toMfName('mf-cart-checkout')).toBe('mf_cart_checkout');
  expect(toPartName('mf_cart_checkout')).toBe('mf-cart-checkout');
});
