import {
  at,
  type Compare,
  definite,
  type Misfit,
  type Node,
  numberOf,
  type Schema,
  type SchemaObject,
} from './json-schema.ts';

/** Length and items of lists and tuples. */
export function arrayMisfits(a: Node, b: Node, where: string, compare: Compare): Misfit[] {
  const [sent, accepted] = [a.schema as SchemaObject, b.schema as SchemaObject];
  const misfits: Misfit[] = [];
  const [fewest, most] = [numberOf(accepted, 'minItems', 0), numberOf(accepted, 'maxItems', Infinity)];
  if (numberOf(sent, 'minItems', 0) < fewest) misfits.push(definite(where, `may have fewer than ${fewest} items`));
  if (mostItems(sent) > most) misfits.push(definite(where, `may have more than ${most} items`));
  if (accepted['uniqueItems'] === true && sent['uniqueItems'] !== true && mostItems(sent) > 1) {
    misfits.push(definite(where, 'may repeat items, and only different ones are accepted'));
  }
  const places = Math.min(Math.max(tupleOf(sent).length, tupleOf(accepted).length), mostItems(sent));
  for (let index = 0; index < places; index += 1) {
    misfits.push(...compare(at(a, itemAt(sent, index)), at(b, itemAt(accepted, index)), `${where}[${index}]`));
  }
  if (mostItems(sent) > places) {
    misfits.push(...compare(at(a, itemAt(sent, places)), at(b, itemAt(accepted, places)), `${where}[]`));
  }
  return misfits;
}

const tupleOf = ({ items }: SchemaObject): readonly Schema[] => (Array.isArray(items) ? items : []);

/** Schema of the item at a place; behind a tuple that of the rest. */
function itemAt(schema: SchemaObject, index: number): unknown {
  const { items, additionalItems } = schema;
  return Array.isArray(items) ? (items[index] ?? additionalItems ?? true) : (items ?? true);
}

/** A closed tuple ends where its items end. */
function mostItems(schema: SchemaObject): number {
  const most = numberOf(schema, 'maxItems', Infinity);
  const isClosed = Array.isArray(schema['items']) && schema['additionalItems'] === false;
  return isClosed ? Math.min(most, tupleOf(schema).length) : most;
}
