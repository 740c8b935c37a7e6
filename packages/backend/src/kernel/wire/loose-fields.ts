import { z } from 'zod';

/** A number, which some clients send as text. */
export const numberOrText = (error?: string | ((issue: { input?: unknown }) => string)) =>
  z.union([z.number(), z.string()], error === undefined ? {} : { error });

/** A field whatever it holds is taken for a number, or for none: never refused. `read` says what it means. */
export const anyNumber = <T>(read: (value: unknown) => T, description?: string) =>
  z
    .unknown()
    .optional()
    .transform(read)
    .meta({ type: ['number', 'string', 'null'], ...(description ? { description } : {}) });

/**
 * One of several forms. The first broken rule is told of the form that was meant, which `meant` finds by the value.
 */
export const either = <const Forms extends readonly [z.ZodType, ...z.ZodType[]]>(
  forms: Forms,
  meant: (value: unknown) => number,
) =>
  z.union(forms, {
    error: (issue) => {
      const broken = issue.code === 'invalid_union' ? issue.errors[meant(issue.input)] : undefined;
      return broken?.[0]?.message;
    },
  });
