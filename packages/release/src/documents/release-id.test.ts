import { expect, test } from 'vitest';
import { parseReleaseId, releaseId } from './release-id.ts';

const names = [
  ['43', { channel: null, serial: 43, arm: 'live' }],
  ['43-candidate', { channel: null, serial: 43, arm: 'candidate' }],
  ['preview/7', { channel: 'preview', serial: 7, arm: 'live' }],
  ['preview-3fa9/7-candidate', { channel: 'preview-3fa9', serial: 7, arm: 'candidate' }],
] as const;

test.each(names)('%s is read and written', (text, ref) => {
  expect(parseReleaseId(text)).toEqual(ref);
  expect(releaseId(ref)).toBe(text);
});

test.each(['', '0', '01', '-1', '1.5', '43-live', '43 ', 'Preview/7', 'preview/', '/7', 'a/b/7', '1234567890123456'])(
  '"%s" is none',
  (text) => expect(parseReleaseId(text)).toBeNull(),
);
