import { finiteValues, valueMisfit } from './finite.ts';
import {
  at,
  type Compare,
  definite,
  isAnything,
  isObject,
  type Misfit,
  type Node,
  resolve,
  type Schema,
  type SchemaObject,
  typesOf,
  undecided,
} from './json-schema.ts';

/** A schema taken apart: one keyword that joins schemas, and the demands beside it. */
export type Joined = { keyword: string; branches: readonly Schema[]; rest: SchemaObject };

/** Takes the first of these keywords out of a schema; `null` when it has none. */
export function splitOff(schema: SchemaObject, keywords: readonly string[]): Joined | null {
  const keyword = keywords.find((name) => Array.isArray(schema[name]));
  if (keyword === undefined) return null;
  const { [keyword]: branches, ...rest } = schema;
  return { keyword, branches: branches as Schema[], rest };
}

/** Whatever is sent is one of several (or all of several at once). */
export function sentUnionMisfits(
  a: Node,
  { keyword, branches, rest }: Joined,
  b: Node,
  where: string,
  compare: Compare,
): Misfit[] {
  // What satisfies several schemas at once is accepted as soon as one of them is.
  if (!isAnything(rest) && compare(at(a, rest), b, where).length === 0) return [];
  if (keyword !== 'allOf') return branches.flatMap((branch) => compare(at(a, withRest(branch, rest)), b, where));
  const results = branches.map((branch) => compare(at(a, branch), b, where));
  if (results.some((misfits) => misfits.length === 0)) return [];
  return [undecided(where, 'joins several schemas, which cannot be compared as one')];
}

/** Of the demands beside a union only those on the type can matter to a branch that says nothing itself. */
const withRest = (branch: Schema, rest: SchemaObject): Schema =>
  isObject(branch) && !('$ref' in branch) && !('type' in branch) && 'type' in rest
    ? { ...branch, type: rest['type'] }
    : branch;

/** What is accepted is one of several, exactly one of several, or all of several at once. */
export function acceptedUnionMisfits(a: Node, b: Node, joined: Joined, where: string, compare: Compare): Misfit[] {
  const { keyword, branches, rest } = joined;
  const beside = isAnything(rest) ? [] : compare(a, at(b, rest), where);
  if (keyword === 'allOf') return [...beside, ...branches.flatMap((branch) => compare(a, at(b, branch), where))];
  return [...beside, ...choiceMisfits(a, b, joined, where, compare)];
}

/** How many properties are looked at together to distinguish objects. */
const MAX_TOLD_APART = 2;

function choiceMisfits(
  a: Node,
  b: Node,
  { keyword, branches }: Pick<Joined, 'keyword' | 'branches'>,
  where: string,
  compare: Compare,
  toldApart = 0,
): Misfit[] {
  const results = branches.map((branch) => compare(a, at(b, branch), where));
  const fitting = results.findIndex((misfits) => misfits.length === 0);
  if (fitting >= 0) {
    const others = branches.filter((_, index) => index !== fitting);
    if (keyword === 'anyOf' || others.every((other) => areDisjoint(a, at(b, other)))) return [];
    return [undecided(where, 'may be accepted by several of "oneOf", of which exactly one has to accept it')];
  }
  for (const alternatives of toldApart < MAX_TOLD_APART ? casesOf(a) : []) {
    const misfits = alternatives.flatMap((one) =>
      choiceMisfits(one, b, { keyword, branches }, where, compare, toldApart + 1),
    );
    if (misfits.length === 0) return [];
  }
  const types = typesOf(a.schema as SchemaObject).join(' or ');
  const single = branches.length === 1 ? results[0] : undefined;
  if (single) return single;
  const isTypeKnown = branches.some((branch) => !areDisjoint({ schema: { type: types }, root: true }, at(b, branch)));
  return isTypeKnown
    ? [undecided(where, `fits none of the ${branches.length} accepted shapes as a whole`)]
    : [definite(where, `may be ${types}, which is none of the accepted shapes`)];
}

/** The same objects, distinguished by the values of one required property: once for each such property. */
function casesOf(node: Node): Node[][] {
  const schema = node.schema as SchemaObject;
  const { properties, required } = schema;
  if (!isObject(properties) || !Array.isArray(required)) return [];
  return (required as string[]).flatMap((name) => {
    const property = resolve(at(node, properties[name]));
    const values = property && finiteValues(property);
    if (!values || values.length < 2 || values.length > 32) return [];
    return [values.map((value) => at(node, { ...schema, properties: { ...properties, [name]: { const: value } } }))];
  });
}

/** Whether surely no value fits both; `false` also when that is not known. */
function areDisjoint(a: Node, b: Node): boolean {
  const [one, other] = [resolve(a), resolve(b)];
  if (!one || !other || !isObject(one.schema) || !isObject(other.schema)) return false;
  const [left, right] = [one.schema, other.schema];
  for (const [few, rest] of [
    [one, other],
    [other, one],
  ] as const) {
    const values = finiteValues(few);
    if (values) return values.every((value) => valueMisfit(rest, value, '')?.undecided === false);
  }
  const [mine, theirs] = [typesOf(left), typesOf(right)].map((types) =>
    types.map((type) => (type === 'integer' ? 'number' : type)),
  );
  if (mine!.every((type) => !theirs!.includes(type))) return true;
  if (mine!.length > 1 || mine![0] !== 'object' || theirs!.length > 1) return false;
  return sharedRequired(left, right).some((name) =>
    areDisjoint(at(one, propertyOf(left, name)), at(other, propertyOf(right, name))),
  );
}

const sharedRequired = (one: SchemaObject, other: SchemaObject): string[] => {
  const [mine, theirs] = [one, other].map(({ required }) => (Array.isArray(required) ? (required as string[]) : []));
  return mine!.filter((name) => theirs!.includes(name));
};

const propertyOf = (schema: SchemaObject, name: string): unknown =>
  isObject(schema['properties']) ? (schema['properties'][name] ?? true) : true;
