import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ignored } from '@jishi/api/every-call';
import { currentRoutes } from '@jishi/backend/openapi';
import { apiFolder, wireCalls } from '@jishi/tooling/api-calls';
import { readTree, sourceOf } from '@jishi/tooling/sources';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../root.ts';
import { listParts } from '../workspace.ts';
import { answerProblems, describeAnswer, requestProblems, sentBy } from './agreement.ts';
import { type ClientCall, callsOf } from './client-call.ts';
import { differences, followedByBrowsers, passedThrough, readWithoutSchema, unread } from './differences.ts';
import { examples } from './examples/index.ts';
import { schemaOf } from './parser-schema.ts';
import { renamedKeys, renamedNames } from './renamed.ts';
import { answerOf } from './response-of.ts';
import { routeOf, type ServerCall } from './server-call.ts';

vi.mock('@jishi/api/wire-parts', async (original) => {
  const parts = await original<typeof import('@jishi/api/wire-parts')>();
  const { tellingParser } = await import('./parser-schema.ts');
  const parserOf: typeof parts.parserOf = (schema) => tellingParser(schema, parts.parserOf(schema));
  return { ...parts, parserOf };
});

type Pair = { name: string; client: ClientCall; server: ServerCall };
let api: Awaited<ReturnType<typeof currentRoutes>>;
let pairs: Pair[];
let unanswered: string[];

beforeAll(async () => {
  api = await currentRoutes();
  const calls = (await Promise.all(Object.values(examples).flat().map(callsOf))).flat();
  const found = calls.map((client) => ({ client, server: routeOf(api, client) }));
  unanswered = found.flatMap(({ client, server }) => (server ? [] : `${client.method} /${client.path}`));
  pairs = found.flatMap(({ client, server }) =>
    server ? [{ name: `${client.method} ${server.path}`, client, server }] : [],
  );
}, 60_000);

const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted();

/** What is read of answers: the client's schema beside the server's. */
const answers = () =>
  pairs.flatMap(({ name, client, server }) => {
    const [reads, gives] = [schemaOf(client.parse), answerOf(server, client.isFollowed)];
    return reads ? [{ name, reads: describeAnswer(reads), gives: gives && describeAnswer(gives) }] : [];
  });

describe('the calls of the client', () => {
  it('have an example of every request', () => {
    const files = readdirSync(join(apiFolder, 'src'), { recursive: true, encoding: 'utf8' });
    // What loads requests, in `client/`, makes none.
    const requests = files.filter((name) => name.endsWith('requests.ts') && name !== 'client/lazy-requests.ts');
    expect(Object.keys(examples).toSorted()).toEqual(requests.toSorted());
  });

  it('are made by the examples, each that stands in the code', () => {
    const entries = readdirSync(join(apiFolder, 'src'), { withFileTypes: true }).filter((one) => one.isDirectory());
    const imports = entries.map(({ name }) => `import * as ${name.replaceAll('-', '_')} from '@jishi/api/${name}';`);
    // A part could make calls of its own, too.
    const parts = listParts(root).flatMap((part) => readTree(join(root, part, 'src')));
    const written = wireCalls([sourceOf('everything.ts', imports.join('\n')), ...parts], apiFolder);
    const made = new Set(pairs.map(({ name }) => name));
    const missing = written
      .map(({ method, path }) => `${method} ${routeOf(api, { method, path: path.slice(1) })?.path ?? path}`)
      .filter((call) => !made.has(call));
    expect(written.length).toBeGreaterThan(70);
    expect(unique(missing)).toEqual(followedByBrowsers);
  });

  it('all reach a route of the server', () => {
    expect(unique(unanswered)).toEqual([]);
  });
});

describe('answers', () => {
  it('are read by schemas, or not at all', () => {
    const others = pairs.filter(({ client }) => client.parse !== ignored && !schemaOf(client.parse));
    expect(unique(others.map(({ name }) => name))).toEqual(readWithoutSchema);
  });

  it('of the server are all among those the client reads, and have every key it looks for', () => {
    const problems = answers().flatMap(({ name, reads, gives }) =>
      gives
        ? answerProblems(reads, gives).map((problem) => `${name}: ${problem}`)
        : [`${name}: no answer is described`],
    );
    expect(unique(problems)).toEqual(Object.keys(differences).toSorted());
  });

  it('in which a key has another name than the client knows are noticed, whichever key it is', () => {
    const unnoticed: string[] = [];
    let keys = 0;
    for (const { name, reads, gives } of answers()) {
      if (!gives) continue;
      const known = answerProblems(reads, gives);
      for (const { place, value } of renamedKeys(reads.schema)) {
        keys += 1;
        const problems = answerProblems({ ...reads, schema: value }, gives);
        if (problems.every((problem) => known.includes(problem))) unnoticed.push(`${name}: ${place}`);
      }
    }
    expect(keys).toBeGreaterThan(300);
    expect(unique(unnoticed)).toEqual([]);
  });
});

describe('requests', () => {
  it('of the client are taken by the server, with every name in them', () => {
    const problems = pairs.flatMap(({ name, client, server }) =>
      requestProblems(sentBy(client, server), server).map((problem) => `${name}: ${problem}`),
    );
    expect(unique(problems)).toEqual(Object.keys(unread).toSorted());
  });

  it('in which a name is another than the server knows are noticed, whichever name it is', () => {
    const unnoticed: string[] = [];
    let names = 0;
    for (const { name, client, server } of pairs) {
      const sent = sentBy(client, server);
      for (const part of ['querystring', 'body'] as const) {
        for (const { place, value } of renamedNames(sent[part], part)) {
          names += 1;
          const problems = requestProblems({ ...sent, [part]: value }, server).map((problem) => `${name}: ${problem}`);
          if (problems.every((problem) => unread[problem])) unnoticed.push(`${name}: ${place}`);
        }
      }
    }
    expect(names).toBeGreaterThan(200);
    expect(unnoticed.filter((place) => !passedThrough.some((kept) => place.startsWith(kept)))).toEqual([]);
  });
});
