/** Own keys that a careless copy would write to a prototype. */
const prototypeKeys = (): unknown =>
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/**
 * One of each kind: wrong types, numbers beyond every column, texts no database keeps, fragments of SQL, HTML and
 * paths, lists and objects where neither belongs. Tried on every field in every run, on one of the engines in turn.
 */
export const core: readonly unknown[] = [
  null,
  -0.5,
  9_007_199_254_740_992,
  '2147483648',
  '\0a\ud800\u202e\u200b',
  "' or 1=1; drop table users; --<img src=x onerror=alert(1)>../../../etc/passwd",
  'x'.repeat(5000),
  ['1', ['2']],
  prototypeKeys(),
];

/** The rest, with `TEST_FULL=1`. */
export const rest: readonly unknown[] = [
  true,
  '99999999999999999999',
  'NaN',
  nested(60),
  '',
  ' ',
  false,
  0,
  -0,
  1e308,
  -1e308,
  5e-324,
  1e21,
  '1e309',
  'Infinity',
  '-Infinity',
  '-0',
  '0x10',
  '1e3',
  '٣',
  '１２',
  '1_000',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  '0.0000000000000000001',
  '\ud83d',
  '\udc00\ud800',
  '\ufeffx',
  '👨‍👩‍👧‍👦'.repeat(60),
  'ﷺ'.repeat(60),
  'e\u0301'.repeat(300),
  '\r\nset-cookie: a=b',
  '%',
  '_%_',
  '\\',
  '%00',
  '%ED%A0%80',
  '\\u0000',
  '"',
  "'",
  "');select pg_sleep(5);--",
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '((((((((((',
  '[',
  `${'a'.repeat(40)}!`,
  '__proto__',
  'constructor',
  'toString',
  '0000-00-00',
  '2026-02-30 25:61:61',
  '+275760-09-13',
  '-271821-04-19',
  '9999-99',
  'x'.repeat(200_000),
  [],
  [null],
  [[]],
  Array.from({ length: 500 }, (_, index) => index),
  {},
  { '': '' },
  { toString: 1, valueOf: 1, length: -1 },
  { '0': 'a', '1': 'b' },
  { length: 1e9 },
  nested(500),
];
