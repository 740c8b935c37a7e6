import type { DeclaredRoute } from '@jishi/backend/openapi';
import { z } from 'zod';
import type { ClientCall } from './client-call.ts';

/** A route of the server that answers a call of the client. `path` is below the base, as the description names it: `/good/{id}`. */
export type ServerCall = { path: string; route: DeclaredRoute; params: Record<string, string> };

type Routes = { base: string; routes: readonly DeclaredRoute[] };

/** The route a call reaches: of several that fit the one with the most words written out, as the router chooses. */
export function routeOf(
  { base, routes }: Routes,
  { method, path }: Pick<ClientCall, 'method' | 'path'>,
): ServerCall | null {
  const fitting = routes
    .filter((route) => [route.method].flat().includes(method) && route.url.startsWith(base))
    .flatMap((route) => {
      const own = `/${route.url.slice(base.length)}`;
      const params = paramsOf(own, `/${path}`);
      return params ? [{ path: own.replace(/:(\w+)\??/g, '{$1}'), route, params }] : [];
    });
  const [found] = fitting.toSorted((one, other) => Object.keys(one.params).length - Object.keys(other.params).length);
  return found ?? null;
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.replace(/\?$/, '').split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, word] of wanted.entries()) {
    const text = decodeURIComponent(given[index] ?? '');
    if (word.startsWith(':')) params[word.slice(1)] = text;
    else if (word !== text) return null;
  }
  return params;
}

/** The schemas a route reads a request by. */
export function schemasOf({ route }: ServerCall): Record<'params' | 'querystring' | 'body', z.ZodType | null> {
  const { params, querystring, body } = route.schema ?? {};
  const own = (schema: unknown) => (schema instanceof z.ZodType ? schema : null);
  return { params: own(params), querystring: own(querystring), body: own(body) };
}
