import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts } from './accepts.ts';
import { findMisfits } from './find-misfits.ts';
import type { Schema } from './json-schema.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const object = (properties: Record<string, Schema>, more: object = {}): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...more,
});

describe('what is accepted in other words', () => {
  test.each<[string, Schema, Schema]>([
    ['anything', true, {}],
    ['nothing is sent', { not: {} }, text],
    ['null in a list of types and as a choice', { type: ['string', 'null'] }, { anyOf: [text, { type: 'null' }] }],
    ['a choice and a list of types', { anyOf: [whole, text] }, { type: ['string', 'number'] }],
    ['one word of a choice', { const: 'a' }, { oneOf: [{ const: 'a' }, { const: 'b' }] }],
    [
      'a word that tells two shapes apart, said once',
      object({ kind: { enum: ['a', 'b'] }, size: whole }),
      {
        anyOf: [
          object({ kind: { const: 'a' }, size: whole }),
          object({ kind: { const: 'b' }, size: { type: 'number' } }),
        ],
      },
    ],
    [
      'yes or no, each for itself',
      object({ on: { type: 'boolean' } }),
      { anyOf: [object({ on: { const: true } }), object({ on: { const: false } })] },
    ],
    ['more than two, from three', { type: 'integer', exclusiveMinimum: 2 }, { type: 'integer', minimum: 3 }],
    ['multiples of six, of three', { type: 'integer', multipleOf: 6 }, { type: 'integer', multipleOf: 3 }],
    ['whole by its steps', { type: 'number', multipleOf: 2 }, whole],
    [
      'a pair and a list',
      { type: 'array', items: [text, text], additionalItems: false },
      { type: 'array', items: text, maxItems: 2 },
    ],
    [
      'names by a pattern',
      { type: 'object', patternProperties: { '^x': whole }, additionalProperties: false },
      { type: 'object', additionalProperties: whole },
    ],
    [
      'a schema that is named',
      { $ref: '#/definitions/a', definitions: { a: text } },
      { anyOf: [{ $ref: '#/$defs/b' }], $defs: { b: text } },
    ],
    ['the same unknown demand', { type: 'string', colour: 'red' }, { type: 'string', colour: 'red' }],
  ])('%s', (_what, sent, accepted) => {
    expect(findMisfits(sent, accepted)).toEqual([]);
  });
});

describe('what is not accepted, and where', () => {
  test.each<[string, Schema, Schema, string, boolean]>([
    ['anything', true, text, 'may be null', false],
    ['never', text, false, 'never accepted', false],
    [
      'a field deep inside',
      object({ a: object({ b: [text, whole].length ? whole : text }) }),
      object({ a: object({ b: text }) }),
      'a.b',
      false,
    ],
    ['an item', { type: 'array', items: text }, { type: 'array', items: whole }, '[]', false],
    [
      'a place of a pair',
      { type: 'array', items: [text, text] },
      { type: 'array', items: [text, whole] },
      '[1]',
      false,
    ],
    [
      'a value of a table',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: whole },
      '*',
      false,
    ],
    [
      'a name of a table',
      { type: 'object', additionalProperties: text },
      { type: 'object', propertyNames: { enum: ['a'] } },
      '(names)',
      false,
    ],
    [
      'exactly one of two that overlap',
      whole,
      { oneOf: [{ type: 'number' }, { type: 'integer' }] },
      'exactly one',
      true,
    ],
    ['an unknown demand', text, { type: 'string', colour: 'red' }, '"colour"', true],
    ['two patterns', { type: 'string', pattern: '^a$' }, { type: 'string', pattern: '^a*$' }, 'pattern', true],
    ['a reference to nowhere', text, { $ref: '#/definitions/none' }, 'leads nowhere', true],
    ['a negation', text, { type: 'string', not: { const: '' } }, '"not"', true],
  ])('%s', (_what, sent, accepted, message, undecided) => {
    const [first, ...others] = findMisfits(sent, accepted);
    expect(`${first?.where} ${first?.what}`).toContain(message);
    expect([first, ...others].some((misfit) => misfit?.undecided)).toBe(undecided);
  });
});

test('schemas that contain themselves are compared to their end', () => {
  const tree = (value: Schema): Schema => ({
    type: 'object',
    properties: { value, children: { type: 'array', items: { $ref: '#' } } },
    required: ['value'],
    additionalProperties: false,
  });
  expect(findMisfits(tree(whole), tree({ type: 'number' }))).toEqual([]);
  expect(findMisfits(tree({ type: 'number' }), tree(whole))).toHaveLength(1);
});

const words = fc.constantFrom('a', 'b', 'c');
const numbers = fc.integer({ min: -3, max: 6 });
const leaf: fc.Arbitrary<Schema> = fc.oneof(
  fc.constant(true),
  fc.constantFrom({ type: 'null' }, { type: 'boolean' }, text),
  fc.record(
    { type: fc.constantFrom('integer', 'number'), minimum: numbers, maximum: numbers },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    { type: fc.constantFrom('integer', 'number'), exclusiveMinimum: numbers, multipleOf: fc.constantFrom(1, 2, 3) },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    { type: fc.constant('string'), minLength: fc.nat(2), maxLength: fc.nat(3), pattern: fc.constantFrom('^a', 'b$') },
    { requiredKeys: ['type'] },
  ),
  fc.record(
    { type: fc.constant(['string', 'number', 'null']), minLength: fc.nat(2), minimum: numbers },
    { requiredKeys: ['type'] },
  ),
  fc
    .uniqueArray(fc.oneof(words, numbers, fc.boolean()), { minLength: 1, maxLength: 3 })
    .map((values) => ({ enum: values })),
  words.map((word) => ({ const: word })),
);

const schemas = fc
  .letrec<{ schema: Schema }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      leaf,
      fc.record(
        {
          type: fc.constant('object'),
          properties: fc.dictionary(words, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
          required: fc.uniqueArray(words, { maxLength: 2 }),
          additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
          patternProperties: fc.dictionary(fc.constantFrom('^a', 'c$'), tie('schema'), {
            maxKeys: 1,
            noNullPrototype: true,
          }),
          minProperties: fc.nat(2),
          maxProperties: fc.integer({ min: 1, max: 3 }),
          propertyNames: fc.constantFrom({ enum: ['a', 'b'] }, { type: 'string' }),
        },
        { requiredKeys: ['type'] },
      ),
      fc.record(
        {
          type: fc.constant('array'),
          items: fc.oneof(tie('schema'), fc.array(tie('schema'), { minLength: 1, maxLength: 2 })),
          additionalItems: fc.oneof(fc.boolean(), tie('schema')),
          minItems: fc.nat(2),
          maxItems: fc.nat(3),
          uniqueItems: fc.boolean(),
        },
        { requiredKeys: ['type'] },
      ),
      fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
      fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    ),
  }))
  .schema.map((schema) => JSON.parse(JSON.stringify(schema)) as Schema);

const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.oneof(words, numbers, fc.boolean(), fc.constantFrom(null, '', 'ab', 'bb', 0.5)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'ac', 'd'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

test('nothing that is found to fit is refused: whatever may be sent is accepted', () => {
  let fitting = 0;
  fc.assert(
    fc.property(schemas, schemas, fc.array(values, { minLength: 30, maxLength: 30 }), (sent, accepted, samples) => {
      if (findMisfits(sent, accepted).length > 0) return;
      fitting += 1;
      const isTrue = (schema: Schema, value: unknown) => accepts({ schema, root: schema }, value) === true;
      for (const sample of samples) if (isTrue(sent, sample)) expect(isTrue(accepted, sample)).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(fitting).toBeGreaterThan(100);
});

test('a single value is judged as a validator judges it', () => {
  const ajv = new Ajv({ strict: false, logger: false });
  fc.assert(
    fc.property(schemas, values, (schema, value) => {
      const answer = accepts({ schema, root: schema }, value);
      if (answer !== null) expect(answer).toBe(ajv.compile(schema)(value));
    }),
    { numRuns: 150 },
  );
});

test('every schema fits itself, as far as it can be compared', () => {
  fc.assert(
    fc.property(schemas, (schema) => {
      expect(findMisfits(schema, structuredClone(schema))).toEqual([]);
    }),
  );
});
