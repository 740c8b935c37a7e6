import * as z from 'zod';
import { ScriptError } from '../script-error.ts';
import { type AdvisoryException, exceptionsSchema } from './advisories.ts';

export const exceptionsFile = 'advisory-exceptions.json';

/**
 * Reads the file of exceptions.
 * @throws ScriptError naming everything that is wrong with it
 */
export function readExceptions(text: string): AdvisoryException[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (cause) {
    throw new ScriptError(`${exceptionsFile} is no JSON: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  const read = exceptionsSchema.safeParse(given);
  if (read.success) return read.data;
  throw new ScriptError(`${exceptionsFile} cannot be used:\n${z.prettifyError(read.error)}`);
}
