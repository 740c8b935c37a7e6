import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { parseForm } from './forms.ts';

/** Fields whose blanks are part of the value. */
const untouched = new Set(['password', 'password_confirmation', 'rPassword', 'nowPassword']);
/** Keys that would reach a prototype, or hide what every object has: code that asks for a value's text must get one. */
const forbidden = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'toJSON']);
const MAX_DEPTH = 20;

/**
 * How input is read: JSON or a form; what is not valid JSON counts as empty; strings lose outer blanks and empty ones become null.
 */
export const inputPlugin = fp(async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parseJson(String(body)));
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseForm(body),
  );
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
