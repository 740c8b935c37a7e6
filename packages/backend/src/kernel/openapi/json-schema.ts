import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown };

/** Named schemas of the document, filled while its routes are described. */
export type Components = Record<string, JsonSchema>;

/** Limits of JavaScript, not of the shop. */
const UNSAID = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/**
 * JSON Schema of what a client sends (`input`) or gets (`output`). Schemas with a name of their own (`.meta({ id })`,
 * needed where one contains itself) go to `components`.
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      for (const limit of ['minimum', 'maximum'] as const) {
        if (UNSAID.has(jsonSchema[limit])) delete jsonSchema[limit];
      }
      // A response may gain fields at any time: nobody may rely on there being no others.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const { $schema: _, $defs, ...own } = withMovedNames(made) as JsonSchema & { $defs?: Components };
  for (const [name, { id: __, ...definition }] of Object.entries($defs ?? {})) components[name] = definition;
  return own;
}

function withMovedNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMovedNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace(/^#\/\$defs\//, '#/components/schemas/')
        : withMovedNames(item),
    ]),
  );
}
