import { expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import { keptAnswer } from '../wire/kept-answer.ts';
import { answerProblem } from './answer-problem.ts';
import { pgliteDatabase, testApp } from './index.ts';

const good = z.object({ id: z.int(), name: z.string().nullable(), skus: z.array(z.object({ price: z.number() })) });
const sent = { id: 1, name: null, skus: [{ price: 2 }] };

it.each<[string, z.ZodType, unknown, string | null]>([
  ['what is said', good, sent, null],
  ['extra keys where any may be', z.looseObject({ id: z.int() }), sent, null],
  ['any key of a map', z.record(z.string(), z.int()), { one: 1 }, null],
  ['one of two forms', z.union([good, z.string()]), 'none', null],
  ['a missing key', good, { ...sent, id: undefined }, 'id'],
  ['another kind deep in a list', good, { ...sent, skus: [{ price: '2' }] }, 'skus[0].price'],
  ['an unknown key', good, { ...sent, cost: 1 }, 'the schema does not know cost'],
  ['an unknown key deep in a list', good, { ...sent, skus: [{ price: 2, cost: 1 }] }, 'does not know skus[].cost'],
])('%s', (_, schema, body, told) => {
  const problem = answerProblem(schema, body);
  if (told === null) expect(problem).toBeNull();
  else expect(problem).toContain(told);
});

const payloads = {
  right: { id: 1 },
  wrong: { id: 'one' },
  'long and wrong': { id: 1, cost: 'x'.repeat(2_000) },
} as const;

/** Asks a route for kept bytes, then closes its app. */
async function askAndClose(name: keyof typeof payloads, encoding: string): Promise<number> {
  const database = await pgliteDatabase();
  const app = testApp({ config: readConfig({ SHOP_DEMO: '1' }), database });
  app.get(
    '/kept',
    { config: { access: 'open' }, schema: keptAnswer({}, z.object({ id: z.int() })) },
    (request, reply) => app.answers.send(request, reply, { maxAge: 1 }, async () => payloads[name]),
  );
  const { statusCode } = await app.inject({ url: '/kept', headers: { 'accept-encoding': encoding } });
  try {
    await app.close();
  } finally {
    await database.close();
  }
  return statusCode;
}

it('kept bytes that are as their route says go by', async () => {
  expect(await askAndClose('right', 'br')).toBe(200);
});

it.each([
  ['wrong', 'identity', 'message.id'],
  ['long and wrong', 'identity', 'the schema does not know message.cost'],
  ['long and wrong', 'br', 'the schema does not know message.cost'],
  ['long and wrong', 'gzip', 'the schema does not know message.cost'],
] as const)('kept bytes that are %s fail the test when its app is closed: %s', async (name, encoding, told) => {
  await expect(askAndClose(name, encoding)).rejects.toThrow(new RegExp(`GET /kept: [^]*${told}`));
});
