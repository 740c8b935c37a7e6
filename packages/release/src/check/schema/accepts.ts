import { isDeepStrictEqual } from 'node:util';
import {
  at,
  constraintsOf,
  isNever,
  isObject,
  type Node,
  numberOf,
  resolve,
  type SchemaObject,
  type Type,
  typesOf,
} from './json-schema.ts';

/** Whether a schema accepts a value; `null` when it demands something this does not know. */
export function accepts(node: Node, value: unknown): boolean | null {
  const found = resolve(node);
  if (!found) return null;
  if (!isObject(found.schema)) return found.schema;
  if (isNever(found.schema)) return false;
  const schema = constraintsOf(found.schema);
  if (!typesOf(schema).some((type) => isOf(type, value))) return false;
  return all(Object.entries(schema).map(([keyword, demand]) => meets({ keyword, demand, schema, value, node: found })));
}

type Demand = { keyword: string; demand: unknown; schema: SchemaObject; value: unknown; node: Node };

function isOf(type: Type, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

/** One demand; those on other types than the value's are always met. */
function meets(one: Demand): boolean | null {
  const { keyword, demand, value, node } = one;
  const inside = (schema: unknown, part: unknown) => accepts(at(node, schema), part);
  switch (keyword) {
    case 'type':
      return true;
    case 'const':
      return isDeepStrictEqual(value, demand);
    case 'enum':
      return (demand as unknown[]).some((word) => isDeepStrictEqual(value, word));
    case 'allOf':
      return all((demand as unknown[]).map((schema) => inside(schema, value)));
    case 'anyOf':
      return some((demand as unknown[]).map((schema) => inside(schema, value)));
    case 'oneOf':
      return exactlyOne((demand as unknown[]).map((schema) => inside(schema, value)));
    case 'not':
      return not(inside(demand, value));
    default:
      if (typeof value === 'number') return meetsNumber(keyword, Number(demand), value);
      if (typeof value === 'string') return meetsText(keyword, demand, value);
      if (Array.isArray(value)) return meetsList(one, value, inside);
      return isObject(value) ? meetsObject(one, value, inside) : isForOthers(keyword, []);
  }
}

type Inside = (schema: unknown, part: unknown) => boolean | null;

function meetsNumber(keyword: string, limit: number, value: number): boolean | null {
  switch (keyword) {
    case 'minimum':
      return value >= limit;
    case 'maximum':
      return value <= limit;
    case 'exclusiveMinimum':
      return value > limit;
    case 'exclusiveMaximum':
      return value < limit;
    case 'multipleOf':
      return Number.isInteger(value / limit);
    default:
      return isForOthers(keyword, []);
  }
}

function meetsText(keyword: string, demand: unknown, value: string): boolean | null {
  // Lengths count characters, not halves of them.
  if (keyword === 'minLength') return [...value].length >= Number(demand);
  if (keyword === 'maxLength') return [...value].length <= Number(demand);
  if (keyword === 'pattern') return new RegExp(String(demand), 'u').test(value);
  return isForOthers(keyword, ['format', 'contentEncoding', 'contentMediaType']);
}

function meetsList({ keyword, demand, schema }: Demand, value: readonly unknown[], inside: Inside): boolean | null {
  const { items } = schema;
  switch (keyword) {
    case 'minItems':
      return value.length >= Number(demand);
    case 'maxItems':
      return value.length <= Number(demand);
    case 'uniqueItems':
      return (
        demand !== true ||
        value.every((item, index) => value.findIndex((one) => isDeepStrictEqual(one, item)) === index)
      );
    case 'items':
      return all(
        value.map((item, index) =>
          Array.isArray(items) ? (index < items.length ? inside(items[index], item) : true) : inside(items, item),
        ),
      );
    case 'additionalItems':
      return all(Array.isArray(items) ? value.slice(items.length).map((item) => inside(demand, item)) : []);
    default:
      return isForOthers(keyword, []);
  }
}

function meetsObject({ keyword, demand, schema }: Demand, value: SchemaObject, inside: Inside): boolean | null {
  const names = Object.keys(value);
  const fields = isObject(demand) ? demand : {};
  switch (keyword) {
    case 'required':
      return (demand as string[]).every((name) => Object.hasOwn(value, name));
    case 'minProperties':
      return names.length >= numberOf(schema, keyword, 0);
    case 'maxProperties':
      return names.length <= numberOf(schema, keyword, Infinity);
    case 'propertyNames':
      return all(names.map((name) => inside(demand, name)));
    case 'properties':
      return all(names.filter((name) => Object.hasOwn(fields, name)).map((name) => inside(fields[name], value[name])));
    case 'patternProperties':
      return all(
        Object.entries(fields).flatMap(([pattern, limit]) =>
          names.filter((name) => new RegExp(pattern, 'u').test(name)).map((name) => inside(limit, value[name])),
        ),
      );
    case 'additionalProperties':
      return all(names.filter((name) => !isNamed(schema, name)).map((name) => inside(demand, value[name])));
    default:
      return isForOthers(keyword, []);
  }
}

/** Whether a property is spoken of by its name or by a pattern. */
const isNamed = ({ properties, patternProperties }: SchemaObject, name: string): boolean =>
  (isObject(properties) && Object.hasOwn(properties, name)) ||
  (isObject(patternProperties) &&
    Object.keys(patternProperties).some((pattern) => new RegExp(pattern, 'u').test(name)));

const known = new Set(
  (
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern format contentEncoding ' +
    'contentMediaType items additionalItems minItems maxItems uniqueItems properties required additionalProperties ' +
    'patternProperties propertyNames minProperties maxProperties'
  ).split(' '),
);

/** A known demand on another type is met; what it says of this type (`unclear`), or an unknown one, cannot be decided. */
const isForOthers = (keyword: string, unclear: readonly string[]): true | null =>
  known.has(keyword) && !unclear.includes(keyword) ? true : null;

type Verdict = boolean | null;

const all = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;
const some = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(true) ? true : verdicts.includes(null) ? null : false;
const not = (verdict: Verdict): Verdict => (verdict === null ? null : !verdict);
const exactlyOne = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(null) ? null : verdicts.filter(Boolean).length === 1;
