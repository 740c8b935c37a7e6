import { expect, test } from 'vitest';
import { bareDeclaration } from './bare-declaration.ts';
import type { Release } from './release.ts';
import { releaseContradictions } from './release-contradictions.ts';

const page = { id: 'mf_a/home', path: '/a', layout: 'default' as const, guarded: true };
const parts = [bareDeclaration('shell', '1.0.0'), bareDeclaration('mf-a', '1.0.0', { pages: [page], minApi: 3 })];
const release = { platform: 1, minApi: 3, pages: [page], fragments: [] } as unknown as Release;

test('a release that says what its parts say', () => {
  const { id, ...rest } = page;
  expect(releaseContradictions({ ...release, pages: [{ ...rest, id }] }, parts)).toEqual([]);
});

test.each<[Partial<Release>, RegExp]>([
  [{ platform: 2 }, /shell is made for platform 1, the release says 2/],
  [{ minApi: 1 }, /need api 3, the release says 1/],
  [{ pages: [] }, /page mf_a\/home/],
  [{ pages: [{ ...page, guarded: false }] }, /page mf_a\/home/],
  [{ pages: [page, { ...page, id: 'mf_a/other' }] }, /page mf_a\/other/],
])('%j is contradicted', (said, expected) => {
  expect(releaseContradictions({ ...release, ...said }, parts).join('\n')).toMatch(expected);
});
