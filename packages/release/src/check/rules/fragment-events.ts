import { findMisfits } from '../schema/find-misfits.ts';
import { isAnything, isNever } from '../schema/json-schema.ts';
import { wordsOf } from '../schema/words.ts';
import { emittedBy } from './emitted-events.ts';
import type { Found, Rule } from './rule.ts';

export const fragmentEvents: Rule = {
  id: 'fragment-events',
  says: 'Whoever listens for an event understands everything that may be announced, and somebody announces it.',
  find({ parts }) {
    const emitted = parts.flatMap(emittedBy);
    return parts.flatMap(({ part, listens }) =>
      Object.entries(listens).flatMap(([name, understood]): Found[] => {
        // Built before pages and the shell declared what they emit: types stood in for a contract.
        if (isAnything(understood)) return [];
        const emitters = emitted.filter((event) => event.name === name);
        if (isNever(understood)) {
          if (emitters.length === 0) return [];
          const todo = `build ${part} where the contracts of the others can be found (pnpm release types ${part})`;
          return [{ part, what: `listens for ${name} without knowing its contract`, todo }];
        }
        if (emitters.length === 0) {
          return [{ part, what: `listens for ${name}, which nobody announces any more`, todo: 'go on announcing it' }];
        }
        const todo = `go on announcing ${name} as before, or build ${part} against the new contract and pin both`;
        return emitters.flatMap(({ id, schema }) =>
          findMisfits(schema, open(understood)).map((misfit) => ({
            part,
            what: `${name} of ${id}: ${wordsOf(misfit, 'it')}`,
            todo,
          })),
        );
      }),
    );
  },
};

/** A listener takes what it knows out of an event: fields it does not know do it no harm. */
const open = (schema: Record<string, unknown>): Record<string, unknown> => opened(schema) as Record<string, unknown>;

function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (typeof value !== 'object' || value === null) return value;
  const isClosed = 'additionalProperties' in value && value.additionalProperties === false;
  const entries = Object.entries(value).filter(([key]) => !(isClosed && key === 'additionalProperties'));
  return Object.fromEntries(entries.map(([key, inner]) => [key, opened(inner)]));
}
