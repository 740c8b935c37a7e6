import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { typeOfSchema } from './type-of-schema.ts';

/** As the build of a part writes its contract down. */
const typeOf = (schema: z.ZodMiniType): string =>
  typeOfSchema(z.toJSONSchema(schema, { target: 'draft-7' })).replaceAll(/\s+/g, ' ');

test.each<[string, z.ZodMiniType]>([
  ['string', z.string()],
  ['string', z.string().check(z.minLength(1), z.regex(/a/))],
  ['number', z.int().check(z.minimum(1))],
  ['number', z.number()],
  ['boolean', z.boolean()],
  ['null', z.null()],
  ['unknown', z.unknown()],
  ['never', z.never()],
  ["'a'", z.literal('a')],
  ["1 | 'it\\'s \"so\"'", z.literal([1, 'it\'s "so"'])],
  ["'choose' | 'manage'", z.enum(['choose', 'manage'])],
  ['string | null', z.nullable(z.string())],
  ['string | number', z.union([z.string(), z.number()])],
  ['readonly string[]', z.array(z.string())],
  ['readonly (string | null)[]', z.array(z.nullable(z.string()))],
  ['readonly [string, number]', z.tuple([z.string(), z.number()])],
  ['readonly [string, ...number[]]', z.tuple([z.string()], z.number())],
  ['Record<string, never>', z.object({})],
  ['Record<string, never>', z.strictObject({})],
  ['Record<string, number>', z.record(z.string(), z.number())],
  ["{ 'a-b'?: number | undefined; id: string; }", z.object({ id: z.string(), 'a-b': z.optional(z.int()) })],
  ['{ at: { x: number; }; }', z.object({ at: z.object({ x: z.number() }) })],
  ['{ id: string; } & Record<string, string>', z.catchall(z.object({ id: z.string() }), z.string())],
  ['{ a: string; } & (string | null)', z.intersection(z.object({ a: z.string() }), z.union([z.string(), z.null()]))],
  [
    "{ kind: 'a'; } | { kind: 'b'; }",
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
  ],
])('%s', (type, schema) => expect(typeOf(schema)).toBe(type));

test.each([
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ $ref: '#/definitions/x' }, 'unknown'],
  [true, 'unknown'],
  [{ enum: [] }, 'never'],
])('%j', (schema, type) => expect(typeOfSchema(schema)).toBe(type));
