import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Fields whose blanks are part of the value. */
const untouched = new Set(['password', 'password_confirmation', 'rPassword', 'nowPassword']);
/** Keys that would reach a prototype, or hide what every object has: code that asks for a value's text must get one. */
const forbidden = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'toJSON']);
const MAX_DEPTH = 20;

type Fields = Record<string, unknown>;

/**
 * How input is read (`api.md` 1.1): JSON or a form; what is not valid JSON counts as empty; strings lose outer blanks and empty ones become null.
 */
export const inputPlugin = fp(async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parseJson(String(body)));
  });
  await app.register(formbody, { parser: parseForm });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
  app.addHook('preValidation', async (request: FastifyRequest) => {
    request.body = normalise(request.body ?? {});
    request.query = normalise(request.query);
    request.params = normalise(request.params);
  });
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Removes outer blanks, turns empty strings into null, copies own safe keys only. */
export function normalise(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value, key);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => normalise(item, key, depth + 1));
  const entries = Object.entries(value).filter(([name]) => !forbidden.has(name));
  return Object.fromEntries(entries.map(([name, item]) => [name, normalise(item, name, depth + 1)]));
}

/** No database keeps a NUL character, nor half of a surrogate pair. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

function cleanText(text: string, key: string): string | null {
  const clean = untouched.has(key) ? text : storable(text).trim();
  return clean === '' ? null : clean;
}

/** Reads `a=1&b[]=2&b[]=3&c[d]=4`; of a repeated plain name the last one counts. */
export function parseForm(text: string): Fields {
  const fields: Fields = {};
  const sizes: Sizes = new WeakMap();
  for (const [name, value] of new URLSearchParams(text)) {
    place(fields, toPath(name), value, sizes);
  }
  return unwrapLists(fields) as Fields;
}

/** `b[c][]` → `['b', 'c', '']`. */
function toPath(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return [name];
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '');
  return [match[1] ?? '', ...inner].slice(0, MAX_DEPTH);
}

/** How many entries each object has: counting them anew for every `a[]` takes minutes for a long form. */
type Sizes = WeakMap<Fields, number>;

function place(fields: Fields, path: readonly string[], value: string, sizes: Sizes): void {
  let target = fields;
  for (const [index, part] of path.entries()) {
    const key = part === '' ? String(sizes.get(target) ?? 0) : part;
    if (forbidden.has(key)) return;
    const known = Object.hasOwn(target, key) ? target[key] : undefined;
    if (known === undefined) sizes.set(target, (sizes.get(target) ?? 0) + 1);
    if (index === path.length - 1) {
      target[key] = value;
      return;
    }
    const next = typeof known === 'object' && known !== null ? (known as Fields) : {};
    target[key] = next;
    target = next;
  }
}

/** Objects keyed 0, 1, 2 … are lists. */
function unwrapLists(value: unknown, isRoot = true): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, unwrapLists(item, false)] as const);
  const isList = !isRoot && entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
