/** The body of an answer as JSON; the text itself when it is none; `undefined` when it is empty. */
export function readBody(text: unknown): unknown {
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
