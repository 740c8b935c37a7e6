import * as z from 'zod/mini';
import type { Parse } from '../client/api-client.ts';

/**
 * Building blocks of wire schemas. They let through what real servers vary in (numbers as text, `""` for zero, null,
 * unknown keys) and refuse only what the model cannot be made of. Mappings turn them into exact values.
 */
export const wireId = z.union([z.number(), z.string()]);
export const wireText = z.nullish(z.string());
/** A number that may come as text; `""` and null stand for none. */
export const wireNumber = z.nullish(z.union([z.number(), z.string()]));
/** 0/1, true/false, "0"/"1". */
export const wireFlag = z.nullish(z.union([z.number(), z.boolean(), z.string()]));
/** A generated label or its number. */
export const wireLabel = z.nullish(z.union([z.string(), z.number()]));

/** A list that may come as a map (numbered keys), or be missing. */
export function wireList<Row extends z.core.$ZodType>(row: Row) {
  return z.pipe(z.transform(asList), z.array(row));
}

/** An object that may come as `[]` when it is empty. */
export function wireMap<Shape extends z.core.$ZodType>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? {} : value)),
    shape,
  );
}

/** A page of rows (1.5). `per_page` is a number or text. */
export function wirePage<Row extends z.core.$ZodType>(row: Row) {
  return z.object({
    data: wireList(row),
    total: wireNumber,
    current_page: wireNumber,
    per_page: wireNumber,
    last_page: wireNumber,
  });
}

/** Relation `resources`. */
export const wireResource = z.object({ img: wireText, depict: wireText, type: wireLabel });
export type WireResource = z.infer<typeof wireResource>;

/** One axis of a SKU. */
export const wireOption = z.object({ key: z.string(), value: z.string() });
export type WireOption = z.infer<typeof wireOption>;

/** Parses a payload with a schema. */
export function parserOf<Schema extends z.core.$ZodType>(schema: Schema): Parse<z.infer<Schema>> {
  return (payload) => z.parse(schema, payload);
}

function asList(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return [];
  return typeof value === 'object' && !Array.isArray(value) ? Object.values(value) : value;
}
