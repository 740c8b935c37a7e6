import type { Parse } from '@jishi/api';
import type { z } from 'zod';

const probe = Symbol('by which schema?');

class Schema extends Error {
  readonly schema: z.ZodType;

  constructor(schema: z.ZodType) {
    super('the schema of a parser');
    this.schema = schema;
  }
}

/** A parser that says by which schema it reads, when `schemaOf` asks. */
export function tellingParser<T>(schema: z.core.$ZodType, parse: Parse<T>): Parse<T> {
  return (payload) => {
    if (payload === probe) throw new Schema(schema as z.ZodType);
    return parse(payload);
  };
}

/** The schema a parser reads by, also one inside of another; null where there is none. */
export function schemaOf(parse: Parse<unknown>): z.ZodType | null {
  try {
    parse(probe);
  } catch (answer) {
    if (answer instanceof Schema) return answer.schema;
  }
  return null;
}
