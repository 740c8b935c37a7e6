import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('equal values have equal bytes, whatever the order of their keys', () => {
  const one = { b: [1, { d: null, c: 'ü' }], a: true };
  const other = { a: true, b: [1, { c: 'ü', d: null }] };
  expect(canonicalJson(one)).toBe('{"a":true,"b":[1,{"c":"ü","d":null}]}');
  expect(canonicalJson(other)).toBe(canonicalJson(one));
});

test('keys stand in the order of their characters, numbers among them', () => {
  expect(canonicalJson({ b: 1, 9: 2, 10: 3, '': 4, '€': 5, $: 6, Ö: 7 })).toBe(
    '{"":4,"$":6,"10":3,"9":2,"b":1,"Ö":7,"€":5}',
  );
});

test('numbers and texts are written the shortest way', () => {
  expect(canonicalJson([1e21, 0.000001, 1e-7, -0, '"\\\n\u001f/'])).toBe(
    '[1e+21,0.000001,1e-7,0,"\\"\\\\\\n\\u001f/"]',
  );
});

test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 0, { a: undefined }])('%s is refused', (value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});

test('the bytes are those of RFC 8785 for everything JSON can say', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      expect(canonicalJson(value)).toBe(canonicalize(value));
    }),
  );
});
