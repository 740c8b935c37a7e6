import type { JsonSchema } from './json-schema.ts';
import {
  alternatives,
  asSchema,
  type Documents,
  fieldsOf,
  hasForms,
  isAmong,
  kindsOf,
  requiredOf,
  resolveBoth,
  valuesOf,
} from './schema-reading.ts';

/** What the new answer no longer gives. */
export function gives(old: JsonSchema, now: JsonSchema, at: string, documents: Documents): string[] {
  const step = resolveBoth(old, now, documents);
  if (!step) return [];
  const { from, to, inner } = step;
  const kinds = kindsOf(from);
  const wider = kinds && (kindsOf(to) ?? ['anything']).filter((kind) => !isAmong(kind, kinds));
  if (wider && wider.length > 0) {
    const others = alternatives(to).filter((form) => kindsOf(form)?.every((kind) => isAmong(kind, kinds)));
    const problem = `${at} may be ${wider.join(' or ')} now`;
    return others.length > 0 ? [problem, ...gives(from, { anyOf: others }, at, inner)] : [problem];
  }
  const choices = valuesOf(from);
  const newChoices = choices ? (valuesOf(to) ?? ['anything']).filter((value) => !choices.includes(value)) : [];
  if (newChoices.length > 0) return [`${at} may be ${newChoices.map(String).join(' or ')} now`];
  if (hasForms(to)) return below(from, to, at, inner, gives);
  const next = fieldsOf(to);
  const fields = Object.entries(fieldsOf(from)).flatMap(([name, field]) => {
    const path = `${at}.${name}`;
    const given = next[name];
    if (!given) return [`${path} is gone`];
    const isLost = requiredOf(from).includes(name) && !requiredOf(to).includes(name);
    return isLost ? [`${path} may be missing now`] : gives(field, given, path, inner);
  });
  return [...fields, ...below(from, to, at, inner, gives)];
}

/** What the new request no longer takes. */
export function accepts(old: JsonSchema, now: JsonSchema, at: string, documents: Documents): string[] {
  const step = resolveBoth(old, now, documents);
  if (!step) return [];
  const { from, to, inner } = step;
  const kinds = kindsOf(to);
  const refused = kinds && (kindsOf(from) ?? ['anything']).filter((kind) => !isAmong(kind, kinds));
  if (refused && refused.length > 0) return [`${at} may not be ${refused.join(' or ')} any more`];
  const choices = valuesOf(to);
  const gone = choices ? (valuesOf(from) ?? ['anything']).filter((value) => !choices.includes(value)) : [];
  if (gone.length > 0) return [`${at} may not be ${gone.map(String).join(' or ')} any more`];
  const added = requiredOf(to).filter((name) => !requiredOf(from).includes(name));
  const next = fieldsOf(to);
  const fields = Object.entries(fieldsOf(from)).flatMap(([name, field]) => {
    const taken = next[name];
    return taken ? accepts(field, taken, `${at}.${name}`, inner) : [];
  });
  return [
    ...added.map((name) => `${at}.${name} is required now`),
    ...limits(from, to, at),
    ...fields,
    ...below(from, to, at, inner, accepts),
  ];
}

/** Bounds that became tighter. */
function limits(from: JsonSchema, to: JsonSchema, at: string): string[] {
  const tighter = (key: string, isTighter: (before: number, after: number) => boolean, open: number) => {
    const after = to[key];
    const before = from[key];
    return typeof after === 'number' && isTighter(typeof before === 'number' ? before : open, after)
      ? [`${at} has a tighter ${key} now`]
      : [];
  };
  const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
  const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
  return [
    ...lower.flatMap((key) => tighter(key, (before, after) => after > before, Number.NEGATIVE_INFINITY)),
    ...upper.flatMap((key) => tighter(key, (before, after) => after < before, Number.POSITIVE_INFINITY)),
    ...(to['pattern'] !== undefined && to['pattern'] !== from['pattern'] ? [`${at} has another pattern now`] : []),
  ];
}

type Compare = (from: JsonSchema, to: JsonSchema, at: string, documents: Documents) => string[];

/** Rows of lists, values of maps, and alternatives, compared one by one. */
function below(from: JsonSchema, to: JsonSchema, at: string, documents: Documents, compare: Compare): string[] {
  const parts = [
    { key: 'items', at: `${at}[]` },
    { key: 'additionalProperties', at: `${at}.*` },
  ].flatMap(({ key, at: place }) => {
    const one = asSchema(from[key]);
    const other = asSchema(to[key]);
    return one && other ? compare(one, other, place, documents) : [];
  });
  // An alternative must have a counterpart: of an answer each new one among the old, of a request each old among the new.
  const [wanted, offered] =
    compare === gives ? [alternatives(to), alternatives(from)] : [alternatives(from), alternatives(to)];
  if (!hasForms(from) && !hasForms(to)) return parts;
  const lost = wanted.flatMap((one) => {
    const found = offered.map((other) => {
      const [old, now] = compare === gives ? [other, one] : [one, other];
      return { other, problems: compare(old, now, at, documents) };
    });
    if (found.some(({ problems }) => problems.length === 0)) return [];
    const [likely, ...others] = found.filter(({ other }) => isOfOneKind(one, other));
    return [likely && others.length === 0 ? likely.problems : null];
  });
  // What is wrong with an alternative is told where only one can be meant.
  const unclear = lost.filter((problems) => problems === null).length;
  const told = lost.flatMap((problems) => problems ?? []);
  return [...parts, ...told, ...(unclear > 0 ? [`${at} has ${unclear} other form(s) now`] : [])];
}

const isOfOneKind = (one: JsonSchema, other: JsonSchema): boolean => {
  const kinds = kindsOf(one);
  return kinds !== null && kindsOf(other)?.join() === kinds.join();
};
