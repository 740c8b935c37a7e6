import {
  at,
  type Compare,
  definite,
  isNever,
  isObject,
  type Misfit,
  type Node,
  numberOf,
  type Schema,
  type SchemaObject,
  undecided,
} from './json-schema.ts';

/** Properties of objects: which must be there, which may, and what is in them. */
export function objectMisfits(a: Node, b: Node, where: string, compare: Compare): Misfit[] {
  const [sent, accepted] = [shapeOf(a.schema as SchemaObject), shapeOf(b.schema as SchemaObject)];
  const field = (name: string) => (where === '' ? name : `${where}.${name}`);
  const misfits: Misfit[] = [];
  for (const name of accepted.required) {
    if (!sent.required.includes(name)) misfits.push(definite(field(name), 'is required, and need not be sent'));
  }
  for (const [name, schema] of sent.properties) {
    if (isNever(schema)) continue;
    for (const limit of limitsOf(accepted, name)) {
      if (limit === false) misfits.push(definite(field(name), 'may be sent and is not known'));
      else misfits.push(...compare(at(a, schema), at(b, limit), field(name)));
    }
  }
  return [...misfits, ...otherNames(a, b, field, compare), ...countMisfits(sent, accepted, where)];
}

type Shape = {
  schema: SchemaObject;
  properties: ReadonlyMap<string, Schema>;
  patterns: ReadonlyMap<string, Schema>;
  required: readonly string[];
  /** Of names that are nowhere else; `false`: there are none. */
  others: Schema;
};

const shapeOf = (schema: SchemaObject): Shape => ({
  schema,
  properties: entriesOf(schema['properties']),
  patterns: entriesOf(schema['patternProperties']),
  required: Array.isArray(schema['required']) ? (schema['required'] as string[]) : [],
  others: (schema['additionalProperties'] ?? true) as Schema,
});

const entriesOf = (value: unknown): Map<string, Schema> =>
  new Map(isObject(value) ? (Object.entries(value) as [string, Schema][]) : []);

/** Every schema a property of this name has to satisfy. */
function limitsOf({ properties, patterns, others }: Shape, name: string): Schema[] {
  const own = properties.get(name);
  const matching = [...patterns].filter(([pattern]) => new RegExp(pattern, 'u').test(name)).map(([, schema]) => schema);
  const limits = own === undefined ? matching : [own, ...matching];
  return limits.length > 0 ? limits : [others];
}

/** Names the sender does not list, by pattern or at all: each may meet any demand of the other side. */
function otherNames(a: Node, b: Node, field: (name: string) => string, compare: Compare): Misfit[] {
  const [sent, accepted] = [shapeOf(a.schema as SchemaObject), shapeOf(b.schema as SchemaObject)];
  const names = accepted.schema['propertyNames'];
  const free = [...sent.patterns, ...(isNever(sent.others) ? [] : [['*', sent.others] as const])];
  const misfits: Misfit[] = [];
  if (names !== undefined && names !== true) {
    const exact = [...sent.properties.keys()].map((name): Node => ({ schema: { const: name }, root: true }));
    const any = { type: 'string', ...toObject(sent.schema['propertyNames']) };
    const all = [...exact, ...(free.length > 0 ? [at(a, any)] : [])];
    misfits.push(...all.flatMap((name) => compare(name, at(b, names), field('(names)'))));
  }
  for (const [pattern, schema] of free) {
    const same = accepted.patterns.get(pattern);
    const mayMeet = [...accepted.patterns].filter(([other]) => other !== pattern).map(([, limit]) => limit);
    const unlisted = [...accepted.properties].filter(
      ([name]) => !sent.properties.has(name) && (pattern === '*' || new RegExp(pattern, 'u').test(name)),
    );
    const limits = [same ?? accepted.others, ...mayMeet, ...unlisted.map(([, limit]) => limit)];
    for (const limit of limits) {
      if (isNever(limit)) misfits.push(definite(field(pattern), 'may be sent and is not known'));
      else misfits.push(...compare(at(a, schema), at(b, limit), field(pattern)));
    }
  }
  return misfits;
}

const toObject = (value: unknown): SchemaObject => (isObject(value) ? value : {});

function countMisfits(sent: Shape, accepted: Shape, where: string): Misfit[] {
  const fewest = Math.max(numberOf(sent.schema, 'minProperties', 0), new Set(sent.required).size);
  const isClosed = isNever(sent.others) && sent.patterns.size === 0;
  const most = Math.min(numberOf(sent.schema, 'maxProperties', Infinity), isClosed ? sent.properties.size : Infinity);
  const [least, limit] = [
    numberOf(accepted.schema, 'minProperties', 0),
    numberOf(accepted.schema, 'maxProperties', Infinity),
  ];
  return [
    ...(fewest < least ? [undecided(where, `must have at least ${least} properties`)] : []),
    ...(most > limit ? [undecided(where, `must have at most ${limit} properties`)] : []),
  ];
}
