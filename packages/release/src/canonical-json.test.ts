import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('equal values have equal bytes, whatever the order of their keys', () => {
  const one = { b: [1, { d: null, c: 'ü' }], a: true };
  const other = { a: true, b: [1, { c: 'ü', d: null }] };
  expect(canonicalJson(one)).toBe('{"a":true,"b":[1,{"c":"ü","d":null}]}');
  expect(canonicalJson(other)).toBe(canonicalJson(one));
});

test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 0, { a: undefined }])('%s is refused', (value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});
