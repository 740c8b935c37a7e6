import { toJsonSchema } from '@jishi/backend/openapi';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { unknownNames } from './unknown-names.ts';

const line = z.object({ id: z.int(), options: z.array(z.object({ key: z.string() })).nullish() });

it.each<[string, z.ZodType, unknown, string[]]>([
  ['nothing but what is known', line, { id: 1, options: [{ key: 'a' }] }, []],
  ['a name at the top', line, { id: 1, other: 1 }, ['body.other']],
  ['a name in a list, once', line, { id: 1, options: [{ ke: 'a' }, { ke: 'b' }] }, ['body.options[].ke']],
  ['a name beside others that may be', z.looseObject({ id: z.int() }), { id: 1, other: 1 }, ['body.other']],
  ['names of a map', z.record(z.string(), line), { any: { id: 1, other: 1 } }, ['body.any.other']],
  [
    'a list where a map may be, too',
    z.union([z.array(line), z.record(z.string(), line)]),
    [{ other: 1 }],
    ['body[].other'],
  ],
  ['the form that knows most', z.union([z.object({ a: z.int() }), line]), { id: 1, b: 2 }, ['body.b']],
  ['names below what may be anything', z.object({ any: z.unknown() }), { any: { other: 1 } }, []],
  ['names of what takes nothing', z.object({}), { other: 1 }, ['body.other']],
])('%s', (_, schema, sent, names) => {
  expect(unknownNames(sent, toJsonSchema(schema, 'input', {}), 'body')).toEqual(names);
});
