import { z } from 'zod';

/**
 * What a response does that its schema does not say, or null: a value of another kind, or a key the schema does not know. What goes
 * through a serializer loses such keys; kept bytes would carry them to everybody.
 */
export function responseProblem(schema: z.ZodType, body: unknown): string | null {
  const read = schema.safeParse(body);
  if (!read.success) return z.prettifyError(read.error);
  const unknown = droppedKeys(body, read.data, '');
  return unknown.length > 0 ? `the schema does not know ${unknown.join(', ')}` : null;
}

/** Places of keys that one value has and the other has lost. */
function droppedKeys(sent: unknown, known: unknown, at: string): string[] {
  if (Array.isArray(sent)) {
    return sent.flatMap((item, index) => droppedKeys(item, Array.isArray(known) ? known[index] : undefined, `${at}[]`));
  }
  if (!isRecord(sent) || !isRecord(known)) return [];
  const lost = Object.entries(sent).flatMap(([key, value]) => {
    const place = at === '' ? key : `${at}.${key}`;
    return Object.hasOwn(known, key) ? droppedKeys(value, known[key], place) : [place];
  });
  return [...new Set(lost)];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
