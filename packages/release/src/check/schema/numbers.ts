import { definite, type Misfit, type Node, numberOf, type SchemaObject, undecided } from './json-schema.ts';

/** Range and steps of numbers. */
export function numberMisfits(a: Node, b: Node, where: string): Misfit[] {
  const [sent, accepted] = [a.schema as SchemaObject, b.schema as SchemaObject];
  return [
    ...(isBelow(lowest(sent), lowest(accepted)) ? [range(where, lowest(sent), lowest(accepted))] : []),
    ...(isBelow(highest(sent), highest(accepted)) ? [range(where, highest(sent), highest(accepted))] : []),
    ...stepMisfits(sent, accepted, where),
  ];
}

/** One end of a range; for the upper end the value is turned around, so that less is always more. */
type End = { value: number; open: boolean; sign: 1 | -1 };

const lowest = (schema: SchemaObject): End =>
  endOf(numberOf(schema, 'minimum', -Infinity), numberOf(schema, 'exclusiveMinimum', -Infinity), schema, 1);
const highest = (schema: SchemaObject): End =>
  endOf(-numberOf(schema, 'maximum', Infinity), -numberOf(schema, 'exclusiveMaximum', Infinity), schema, -1);

function endOf(closed: number, open: number, { type }: SchemaObject, sign: 1 | -1): End {
  const end = open >= closed ? { value: open, open: open > -Infinity, sign } : { value: closed, open: false, sign };
  if (type !== 'integer' || end.value === -Infinity) return end;
  // Whole numbers above 2 are those from 3.
  return { value: end.open ? Math.floor(end.value) + 1 : Math.ceil(end.value), open: false, sign };
}

const isBelow = (a: End, b: End): boolean => a.value < b.value || (a.value === b.value && b.open && !a.open);

function range(where: string, sent: End, accepted: End): Misfit {
  const [word, side] = accepted.sign === 1 ? ['from', 'low'] : ['up to', 'high'];
  const end = `${accepted.open ? 'beyond ' : ''}${accepted.value * accepted.sign}`;
  const may = Number.isFinite(sent.value) ? `as ${side} as ${sent.value * sent.sign}` : `any ${side} number`;
  return definite(where, `may be ${may}, and numbers ${word} ${end} are accepted`);
}

function stepMisfits(sent: SchemaObject, accepted: SchemaObject, where: string): Misfit[] {
  const wanted = accepted['multipleOf'];
  if (typeof wanted !== 'number') return [];
  const step = numberOf(sent, 'multipleOf', sent['type'] === 'integer' ? 1 : 0);
  if (step === 0) return [definite(where, `may be any number, and only multiples of ${wanted} are accepted`)];
  if (Number.isInteger(step) && Number.isInteger(wanted)) {
    return step % wanted === 0
      ? []
      : [definite(where, `may be steps of ${step}, and multiples of ${wanted} are accepted`)];
  }
  return step === wanted ? [] : [undecided(where, `has steps of ${step}, which cannot be compared with ${wanted}`)];
}
