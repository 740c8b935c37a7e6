import { isDeepStrictEqual } from 'node:util';
import { arrayMisfits } from './arrays.ts';
import { finiteValues, valueMisfit } from './finite.ts';
import {
  type Compare,
  constraintsOf,
  definite,
  isAnything,
  isNever,
  type Misfit,
  type Node,
  resolve,
  type Schema,
  type SchemaObject,
  shown,
  type Type,
  typesOf,
  undecided,
} from './json-schema.ts';
import { numberMisfits } from './numbers.ts';
import { objectMisfits } from './objects.ts';
import { stringMisfits } from './strings.ts';
import { acceptedUnionMisfits, sentUnionMisfits, splitOff } from './unions.ts';

/** A contract of our own takes some dozens. */
const MAX_STEPS = 5000;

/**
 * Everything the first schema allows to be sent that the second one does not accept; empty when all of it is accepted.
 * Never empty by mistake: what it cannot decide is a misfit that says so.
 */
export function findMisfits(sent: Schema, accepted: Schema): Misfit[] {
  // Recursive schemas: two nodes that are being compared already are taken to fit; a real misfit is found elsewhere.
  const open = new Map<Schema, Set<Schema>>();
  let steps = 0;
  const compare: Compare = (a, b, where) => {
    steps += 1;
    if (steps > MAX_STEPS) return [undecided(where, 'is too entangled to be compared')];
    const [one, other] = [resolve(a), resolve(b)];
    if (!one || !other) return [undecided(where, 'a $ref leads nowhere')];
    const partners = open.get(one.schema) ?? new Set();
    if (typeof one.schema === 'object' && typeof other.schema === 'object' && partners.has(other.schema)) return [];
    open.set(one.schema, partners.add(other.schema));
    const misfits = compareResolved(one, other, where, compare);
    partners.delete(other.schema);
    return misfits;
  };
  return compare({ schema: sent, root: sent }, { schema: accepted, root: accepted }, '');
}

function compareResolved(a: Node, b: Node, where: string, compare: Compare): Misfit[] {
  if (isAnything(b.schema) || isNever(a.schema)) return [];
  if (isNever(b.schema)) return [definite(where, 'may be sent and is never accepted')];
  const [sent, accepted] = [constraintsOf(toObject(a.schema)), constraintsOf(toObject(b.schema))];
  const hasRefs = JSON.stringify([sent, accepted]).includes('"$ref"');
  if (!hasRefs && isDeepStrictEqual(sent, accepted)) return [];

  const values = finiteValues(a);
  if (values) return values.flatMap((value) => valueMisfit(b, value, where) ?? []);
  const union = splitOff(sent, ['anyOf', 'oneOf', 'allOf']);
  if (union) return sentUnionMisfits(a, union, b, where, compare);
  const types = typesOf(sent);
  if (types.length > 1) {
    return types.flatMap((type) => compare({ ...a, schema: { ...sent, type } }, { ...b }, where));
  }
  const choices = splitOff(accepted, ['anyOf', 'oneOf', 'allOf']);
  if (choices) return acceptedUnionMisfits(a, b, choices, where, compare);
  return compareTyped(types[0]!, { ...a, schema: sent }, { ...b, schema: accepted }, where, compare);
}

const toObject = (schema: Schema): SchemaObject => (typeof schema === 'object' ? schema : {});

function compareTyped(type: Type, a: Node, b: Node, where: string, compare: Compare): Misfit[] {
  const [sent, accepted] = [a.schema as SchemaObject, b.schema as SchemaObject];
  if (!isAmong(type, typesOf(accepted))) {
    if (type === 'number' && typesOf(accepted).includes('integer') && Number.isInteger(sent['multipleOf'])) {
      return compareTyped('integer', a, b, where, compare);
    }
    const words = typesOf(accepted).join(' or ');
    return [definite(where, `may be ${article(type)}, and only ${words} is accepted`)];
  }
  for (const keyword of ['enum', 'const']) {
    if (keyword in accepted) {
      return [definite(where, `may be any ${type}, and only ${shown(accepted[keyword])} is accepted`)];
    }
  }
  return [...comparisons[type](a, b, where, compare), ...unknownKeywords(sent, accepted, where)];
}

const isAmong = (type: Type, accepted: readonly Type[]): boolean =>
  accepted.includes(type) || (type === 'integer' && accepted.includes('number'));

const article = (type: Type): string => (type === 'null' ? 'null' : /^[aio]/.test(type) ? `an ${type}` : `a ${type}`);

type Comparison = (a: Node, b: Node, where: string, compare: Compare) => Misfit[];
const comparisons: Record<Type, Comparison> = {
  null: () => [],
  boolean: () => [],
  number: numberMisfits,
  integer: numberMisfits,
  string: stringMisfits,
  array: arrayMisfits,
  object: objectMisfits,
};

const knownKeywords = new Set(
  (
    '$ref type enum const anyOf oneOf allOf minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength ' +
    'maxLength pattern format items additionalItems minItems maxItems uniqueItems properties required ' +
    'additionalProperties patternProperties propertyNames minProperties maxProperties'
  ).split(' '),
);

/** A demand this comparison does not know is met only by the same demand on the other side. */
function unknownKeywords(sent: SchemaObject, accepted: SchemaObject, where: string): Misfit[] {
  return Object.keys(accepted)
    .filter((keyword) => !knownKeywords.has(keyword) && !isDeepStrictEqual(sent[keyword], accepted[keyword]))
    .map((keyword) => undecided(where, `must satisfy "${keyword}", which cannot be compared`));
}
