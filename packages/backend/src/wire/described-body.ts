import { z } from 'zod';

/** A number, which some clients send as text. */
export const numberOrText = z.union([z.number(), z.string()]);

/**
 * A body that its route reads by itself, because the contract names the first broken rule in words of its own. The schema takes
 * anything; `shape` is only what the description of the api shows.
 */
export function describedBody(shape: z.ZodType): z.ZodUnknown {
  const { $schema: _, ...described } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return z.unknown().meta(described);
}
