import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { Parse } from '../../../packages/api/src/client/api-client.ts';
import { currentRoutes } from '../../../packages/backend/src/openapi/current-routes.ts';
import { apiFolder, wireCalls } from '../../../packages/tooling/src/api-calls.ts';
import { sourceOf } from '../../../packages/tooling/src/sources.ts';
import { answerProblems, requestProblems } from './agreement.ts';
import { answerOf } from './answer-of.ts';
import { type ClientCall, callsOf } from './client-call.ts';
import { examples } from './examples/index.ts';
import { onlyElsewhere, readAsText, sentAndKept } from './known.ts';
import { routeOf, type ServerCall } from './server-call.ts';

const asked = vi.hoisted(() => ({ probe: Symbol('which schema?'), Schema: class { constructor(readonly schema: unknown) {} } }));

// A parser made of a schema says which, when it is given the probe: also one inside of another.
vi.mock('../../../packages/api/src/wire/parts.ts', async (original) => {
  const parts = await original<typeof import('../../../packages/api/src/wire/parts.ts')>();
  const parserOf = (schema: z.core.$ZodType) => {
    const parse = parts.parserOf(schema);
    return (payload: unknown) => {
      if (payload === asked.probe) throw new asked.Schema(schema);
      return parse(payload);
    };
  };
  return { ...parts, parserOf };
});

function schemaOf(parse: Parse<unknown>): z.ZodType | null {
  try {
    parse(asked.probe);
  } catch (answer) {
    if (answer instanceof asked.Schema) return answer.schema as z.ZodType;
  }
  return null;
}

type Pair = { name: string; client: ClientCall; server: ServerCall | null };
let pairs: Pair[];

beforeAll(async () => {
  const server = await currentRoutes();
  const calls = (await Promise.all(Object.values(examples).flat().map(callsOf))).flat();
  pairs = calls.map((client) => {
    const route = routeOf(server, client);
    return { name: `${client.method} ${route?.path ?? client.path}`, client, server: route };
  });
}, 60_000);

const unique = (texts: string[]) => [...new Set(texts)].toSorted();

describe('the calls of the client', () => {
  it('there is an example of every request', () => {
    const files = readdirSync(join(apiFolder, 'src'), { recursive: true, encoding: 'utf8' });
    expect(Object.keys(examples).toSorted()).toEqual(files.filter((name) => name.endsWith('requests.ts')).toSorted());
  });

  it('the examples make every call there is in its code', () => {
    console.log(unique(pairs.filter(p=>!p.server).map(p=>p.name)));
  });

  it('answers', () => {
    const problems = pairs.flatMap(({ name, client, server }) => {
      const reads = schemaOf(client.parse);
      const gives = server && answerOf(server, client.isFollowed);
      if (!reads) return [`${name} ${client.request}: no schema`];
      if (!gives) return [`${name}: server none`];
      return answerProblems(reads, gives).map((p) => `${name}: ${p}`);
    });
    console.log(unique(problems).join('\n'));
  });
  it('requests', () => {
    console.log(unique(pairs.flatMap(({ name, client, server }) => server ? requestProblems(client, server).map((p) => `${name}: ${p}`) : [])).join('\n'));
  });
});
