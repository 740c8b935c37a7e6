import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '@jishi/backend/openapi';
import { type Level, levelsFolder, patternOf, readLevels } from '@jishi/tooling/min-api';
import { findOperation } from '@jishi/tooling/openapi';
import { type ClientCall, callsOf } from './client-call.ts';
import { describedLater } from './differences.ts';
import { examples } from './examples/index.ts';
import { unknownNames } from './unknown-names.ts';

/** Levels of calls by method and pattern: `POST /goodIndent/preview`. */
export type CallLevels = Record<string, number>;

/** Names levels took before one described them. */
type Taken = Readonly<Record<string, string>>;

export const RENEW_LEVELS = 'node scripts/call-levels.ts';

/**
 * Calls that need a later level than the one that first answered them, because an older api does not know a name the client sends:
 * it would take the request and leave out what was asked for. A level that says nothing of a body knows every name.
 */
export async function callLevels(taken: Taken = describedLater): Promise<CallLevels> {
  const levels = readLevels(levelsFolder);
  const documents = levels.map(({ apiLevel }) => documentOf(apiLevel));
  const newest = levels.at(-1);
  if (!newest) return {};
  const needs = new Map<string, number>();
  for (const call of (await Promise.all(Object.values(examples).flat().map(callsOf))).flat()) {
    const asked = { method: call.method, path: `/${call.path}` };
    const pattern = patternOf(newest, asked);
    if (pattern === null) continue;
    const same = levels.filter((level) => patternOf(level, asked) === pattern);
    const unknown = (level: Level) =>
      namesUnknownTo(level, documents[levels.indexOf(level)] ?? {}, call).filter((name) => !Object.hasOwn(taken, name));
    // What the newest does not read either is said in `unread`.
    const ever = unknown(newest);
    const lacking = same.findLast((level) => unknown(level).some((name) => !ever.includes(name)));
    if (!lacking) continue;
    const needed = levels[levels.indexOf(lacking) + 1]?.apiLevel ?? newest.apiLevel + 1;
    const key = `${call.method} ${pattern}`;
    needs.set(key, Math.max(needed, needs.get(key) ?? 0));
  }
  return Object.fromEntries([...needs].toSorted(([one], [other]) => one.localeCompare(other)));
}

type Json = Readonly<Record<string, unknown>>;

const documentOf = (level: number): Json =>
  JSON.parse(readFileSync(join(levelsFolder, `level-${level}.json`), 'utf8')) as Json;

function namesUnknownTo(level: Level, document: Json, { method, path, query, body }: ClientCall): string[] {
  const operation = findOperation(level, { method, path: `/${path}` });
  const described = at(document, 'paths', operation?.path ?? '', method.toLowerCase());
  const parameters = Array.isArray(described['parameters']) ? (described['parameters'] as Json[]) : [];
  const read = parameters.map((one) => resolved(one, document)).map((one) => `${one['in']} ${one['name']}`);
  const asked = [...new URLSearchParams(query).keys()].map((key) => key.replace(/\[.*/, ''));
  const content = at(resolved(described['requestBody'] ?? {}, document), 'content');
  const media = content['application/json'] ?? Object.values(content)[0];
  const schema = resolved(at(media, 'schema'), document) as JsonSchema;
  const names = [
    ...asked.filter((name) => !read.includes(`query ${name}`)).map((name) => `query.${name}`),
    ...unknownNames(body, schema, 'body'),
  ];
  return names.map((name) => `${method} ${operation?.path}: ${name}`);
}

const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

const at = (value: unknown, ...names: readonly string[]): Json =>
  asJson(names.reduce<unknown>((found, name) => asJson(found)[name], value));

/** With what it names put in its place. */
function resolved(value: unknown, document: Json): Json {
  const put = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(put);
    if (typeof one !== 'object' || one === null) return one;
    const { $ref } = one as Json;
    if (typeof $ref === 'string') return put(at(document, ...$ref.slice(2).split('/')));
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, put(inner)]));
  };
  return asJson(put(value));
}
