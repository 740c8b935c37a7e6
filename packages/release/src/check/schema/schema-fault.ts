import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { Schema } from './json-schema.ts';

/** What keeps a schema from being understood, as a sentence; `null` when nothing does. */
export function schemaFault(schema: Schema): string | null {
  try {
    // Strict, so that an unknown keyword or format is an error instead of being ignored.
    const ajv = new Ajv({
      strictSchema: true,
      strictTypes: false,
      strictTuples: false,
      strictRequired: false,
      logger: false,
    });
    formats(ajv);
    ajv.compile(schema);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
