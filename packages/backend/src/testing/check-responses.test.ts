import type { FastifySchema } from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../kernel/config/config.ts';
import type { ShopApp } from '../kernel/context/shop-app.ts';
import { cachedResponse } from '../kernel/wire/cached-response.ts';
import { pgliteDatabase, testApp } from './index.ts';
import { responseProblem } from './response-problem.ts';

const product = z.object({ id: z.int(), name: z.string().nullable(), skus: z.array(z.object({ price: z.number() })) });
const sent = { id: 1, name: null, skus: [{ price: 2 }] };

it.each<[string, z.ZodType, unknown, string | null]>([
  ['what is said', product, sent, null],
  ['extra keys where any may be', z.looseObject({ id: z.int() }), sent, null],
  ['any key of a map', z.record(z.string(), z.int()), { one: 1 }, null],
  ['one of two forms', z.union([product, z.string()]), 'none', null],
  ['a missing key', product, { ...sent, id: undefined }, 'id'],
  ['another kind deep in a list', product, { ...sent, skus: [{ price: '2' }] }, 'skus[0].price'],
  ['an unknown key', product, { ...sent, cost: 1 }, 'the schema does not know cost'],
  ['an unknown key deep in a list', product, { ...sent, skus: [{ price: 2, cost: 1 }] }, 'does not know skus[].cost'],
])('%s', (_, schema, body, told) => {
  const problem = responseProblem(schema, body);
  if (told === null) expect(problem).toBeNull();
  else expect(problem).toContain(told);
});

const payloads = {
  right: { id: 1 },
  wrong: { id: 'one' },
  'long and wrong': { id: 1, cost: 'x'.repeat(2_000) },
} as const;
type Name = keyof typeof payloads;

/** Routes that send bytes, which no serializer sees. */
function addRoutes(app: ShopApp): void {
  const config = { access: 'open' } as const;
  const response = z.object({ id: z.int() });
  app.get<{ Params: { name: Name } }>(
    '/kept/:name',
    { config, schema: cachedResponse({}, response) },
    (request, reply) =>
      app.responseCache.send(request, reply, { maxAge: 1 }, async () => payloads[request.params.name]),
  );
  const file = z.file().mime('text/csv');
  const forms = { file, object: response, either: z.union([file, response]) };
  for (const [name, response] of Object.entries(forms)) {
    const schema: FastifySchema = { response: { 200: response } };
    app.get(`/${name}/csv`, { config, schema }, (_request, reply) =>
      reply.type('text/csv').send(Buffer.from('id\n1\n')),
    );
    app.get(`/${name}/json`, { config, schema }, (_request, reply) =>
      reply.type('application/json').send(Buffer.from('{"id":1}')),
    );
  }
}

/** Asks for something, then closes the app. */
async function askAndClose(url: string, encoding = 'identity'): Promise<number> {
  const database = await pgliteDatabase();
  const app = testApp({ config: readConfig({ SHOP_DEMO: '1' }), database });
  addRoutes(app);
  const { statusCode } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
  try {
    await app.close();
  } finally {
    await database.close();
  }
  return statusCode;
}

it.each([
  ['/kept/right', 'br'],
  ['/file/csv', 'br'],
  ['/object/json', 'br'],
  ['/either/csv', 'br'],
  ['/either/json', 'br'],
])('what is sent as its route says goes by: %s', async (url, encoding) => {
  expect(await askAndClose(url, encoding)).toBe(200);
});

it.each([
  ['/kept/wrong', 'identity', 'message.id'],
  ['/kept/long%20and%20wrong', 'identity', 'the schema does not know message.cost'],
  ['/kept/long%20and%20wrong', 'br', 'the schema does not know message.cost'],
  ['/kept/long%20and%20wrong', 'gzip', 'the schema does not know message.cost'],
  ['/file/json', 'identity', 'is JSON, not a file'],
  ['/object/csv', 'identity', 'is text/csv, not JSON'],
])('what is not fails the test when its app is closed: %s, %s', async (url, encoding, told) => {
  await expect(askAndClose(url, encoding)).rejects.toThrow(new RegExp(`GET /[^]*${told}`));
});
