import { z } from 'zod';

/** How a successful answer may come: as a file, as JSON, or as either. */
export type ResponseForms = { file: z.ZodFile | null; json: z.ZodType | null };

/** The forms of a response's schema: a file, what JSON says, or a union of both. */
export function responseForms(schema: z.ZodType): ResponseForms {
  if (schema instanceof z.ZodFile) return { file: schema, json: null };
  const options: readonly unknown[] = schema instanceof z.ZodUnion ? schema.options : [];
  const file = options.find((option) => option instanceof z.ZodFile) ?? null;
  if (!file) return { file: null, json: schema };
  const json = options.filter((option): option is z.ZodType => option instanceof z.ZodType && option !== file);
  return { file, json: z.union(json) };
}
