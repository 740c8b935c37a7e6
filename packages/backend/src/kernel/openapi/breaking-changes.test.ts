import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Access } from '../context/shop-app.ts';
import { okSchema } from '../wire/envelope.ts';
import { breakingChanges } from './breaking-changes.ts';
import { describeApi } from './describe-api.ts';
import type { OpenApiDocument } from './document.ts';

type Call = {
  url?: string;
  access?: Access;
  querystring?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType | 'none';
};

function api(...calls: Call[]): OpenApiDocument {
  const routes = calls.map(({ url = 'thing/:id', access = 'login', answer: response = z.string(), ...schema }) => ({
    method: 'POST' as const,
    url: `/api/${url}`,
    config: { access },
    schema: { summary: 'A thing', ...schema, ...(response === 'none' ? {} : { response: okSchema(response) }) },
  }));
  return describeApi(routes, '/api/', '1.0.0');
}

const row = z.object({
  id: z.int(),
  name: z.string().nullable(),
  state: z.enum(['a', 'b']),
  old: z.string().optional(),
});
const form = z.object({ one: z.int() });
const otherForm = z.object({ other: z.int() });
const body = z.object({ number: z.int().min(1).max(99), note: z.string().max(20).optional() });

type Node = { name: string; children?: Node[] | undefined };
const node: z.ZodType<Node> = z
  .object({ name: z.string(), children: z.lazy(() => z.array(node)).optional() })
  .meta({ id: 'PromiseTestNode' });
type Bare = { children?: Bare[] | undefined };
const bare: z.ZodType<Bare> = z
  .object({ children: z.lazy(() => z.array(bare)).optional() })
  .meta({ id: 'PromiseTestBare' });

describe('promises that are kept', () => {
  it.each<[string, Call, Call]>([
    ['nothing changed', { body, answer: row }, { body, answer: row }],
    ['a field of the answer is new', { answer: row }, { answer: row.extend({ extra: z.int() }) }],
    ['an optional field of the body is new', { body }, { body: body.extend({ gift: z.boolean().optional() }) }],
    ['a required field became optional', { body }, { body: body.partial() }],
    ['a bound of the body is wider', { body }, { body: body.extend({ number: z.int().min(0).max(500) }) }],
    ['the answer is never null now', { answer: row }, { answer: row.extend({ name: z.string() }) }],
    ['an answer has fewer choices', { answer: row }, { answer: row.extend({ state: z.enum(['a']) }) }],
    ['a query field is new and optional', {}, { querystring: z.object({ page: z.int().optional() }) }],
    ['a body is new and optional', {}, { body: body.partial() }],
    ['less is asked of who may call', { access: 'login' }, { access: 'optional' }],
    ['a schema that contains itself stays', { answer: node }, { answer: node }],
    ['a whole number instead of any', { answer: z.number() }, { answer: z.int() }],
    [
      'one kind of several',
      { answer: z.union([z.union([z.int(), z.string()]), z.null()]) },
      { answer: z.int().nullable() },
    ],
    ['a choice of a kind that was there', { answer: z.union([z.int(), z.string()]) }, { answer: z.enum(['a', 'b']) }],
    ['texts of two forms in place of any', { answer: z.string() }, { answer: z.union([z.url(), z.literal('')]) }],
    ['two forms with what one had', { answer: form }, { answer: z.union([form, form.extend({ more: z.int() })]) }],
    ['one of two forms is left', { answer: z.union([row, z.string()]) }, { answer: z.union([row, z.string()]) }],
  ])('%s', (_, before, after) => {
    expect(breakingChanges(api(before), api(after))).toEqual([]);
  });

  it('a call is new', () => {
    expect(breakingChanges(api({}), api({}, { url: 'other' }))).toEqual([]);
  });
});

describe('promises that are broken', () => {
  it.each<[string, Call, Call, string]>([
    ['a field of the answer is gone', { answer: row }, { answer: row.omit({ id: true }) }, 'answer.message.id is gone'],
    [
      'a field may be missing',
      { answer: row },
      { answer: row.partial({ id: true }) },
      'answer.message.id may be missing now',
    ],
    [
      'a field is of another kind',
      { answer: row },
      { answer: row.extend({ id: z.string() }) },
      'answer.message.id may be string now',
    ],
    [
      'a field deep in a list',
      { answer: z.array(row) },
      { answer: z.array(row.omit({ name: true })) },
      '[].name is gone',
    ],
    ['a field may be null', { answer: row }, { answer: row.nullable() }, 'answer.message'],
    ['a number may have decimals', { answer: z.int() }, { answer: z.number() }, 'answer.message may be number now'],
    [
      'an answer has more choices',
      { answer: row },
      { answer: row.extend({ state: z.enum(['a', 'b', 'c']) }) },
      'answer.message.state may be c now',
    ],
    ['nothing is said of a field', { answer: row }, { answer: row.extend({ id: z.unknown() }) }, 'anything'],
    ['the answer is gone', {}, { answer: 'none' }, 'the answer is no longer JSON'],
    [
      'another kind among forms',
      { answer: z.union([row, z.string()]) },
      { answer: z.union([row, z.int()]) },
      'integer',
    ],
    ['another form', { answer: z.union([row, form]) }, { answer: z.union([row, otherForm]) }, '1 other form(s)'],
    [
      'a field is gone of what may be null',
      { answer: row.nullable() },
      { answer: row.omit({ id: true }).nullable() },
      'answer.message.id is gone',
    ],
    [
      'a field is gone of what may be of another kind, too',
      { answer: row },
      { answer: z.union([row.omit({ id: true }), z.string()]) },
      'answer.message.id is gone',
    ],
    [
      'nothing is said of what had two kinds',
      { answer: z.union([z.int(), z.string()]).nullish() },
      { answer: z.unknown() },
      'answer.message may be anything now',
    ],
    ['a field of the body is required', { body }, { body: body.required() }, 'body.note is required now'],
    ['a body is required', {}, { body }, 'body.number is required now'],
    ['a bound is tighter', { body }, { body: body.extend({ number: z.int().min(1).max(9) }) }, 'tighter maximum'],
    ['a text is shorter', { body }, { body: body.extend({ note: z.string().max(5).optional() }) }, 'tighter maxLength'],
    [
      'a field of the body is of another kind',
      { body },
      { body: body.extend({ note: z.int().optional() }) },
      'body.note may not be string any more',
    ],
    [
      'a choice of the body is gone',
      { body: z.object({ way: z.enum(['a', 'b']) }) },
      { body: z.object({ way: z.enum(['a']) }) },
      'body.way may not be b any more',
    ],
    [
      'a pattern is new',
      { body },
      { body: body.extend({ note: z.string().max(20).regex(/a/).optional() }) },
      'pattern',
    ],
    [
      'a query field is required',
      { querystring: z.object({ page: z.int().optional() }) },
      { querystring: z.object({ page: z.int() }) },
      'query parameter page is required now',
    ],
    ['a sign-in is asked for', { access: 'secret' }, { access: 'login' }, 'more is asked'],
    ['a named schema lost a field', { answer: node }, { answer: bare }, 'name is gone'],
    ['the path is another', {}, { url: 'thing/list' }, 'POST /thing/{id}: the call is gone'],
  ])('%s', (_, before, after, told) => {
    const problems = breakingChanges(api(before), api(after));
    expect(problems.join('\n')).toContain(told);
    for (const problem of problems) expect(problem).toMatch(/^POST \/thing\/\{id\}: /);
  });
});
