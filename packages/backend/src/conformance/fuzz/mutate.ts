import type { CallFixture } from '../authorization-matrix/context/row.ts';
import type { Field, Place } from './fields.ts';

/** The same request with one field replaced. */
export function mutate(fixture: CallFixture, field: Field, value: unknown): CallFixture {
  if (field.part === 'body') return { ...fixture, body: replaced(fixture.body ?? {}, field.at, value) };
  if (field.part === 'path') return { ...fixture, path: { ...fixture.path, [field.name]: asText(value) } };
  return { ...fixture, query: withQuery(fixture.query ?? '', field.name, value) };
}

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? replaced(item, rest, by) : item));
  const fields = typeof value === 'object' && value !== null ? value : {};
  return { ...fields, [key]: replaced((fields as Record<string, unknown>)[key], rest, by) };
}

function withQuery(query: string, name: string, value: unknown): string {
  const kept = query.split('&').filter((part) => part && part.split('=', 1)[0]?.replace(/\[\]$/, '') !== name);
  return [...kept, ...pairs(name, value)].join('&');
}

/** `a[]=1&a[]=2`, `a[b]=c`, as clients write lists and objects. */
function pairs(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pairs(`${name}[]`, item));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => pairs(`${name}[${key}]`, item));
  }
  return [`${encoded(name)}=${encoded(asText(value))}`];
}

/** Percent-encoded byte by byte: half a surrogate pair goes out as the bytes no decoder accepts. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}

/** Longer addresses do not get through any server. */
const LONGEST = 4000;

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, LONGEST);
}
