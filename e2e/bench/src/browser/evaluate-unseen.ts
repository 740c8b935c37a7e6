import type { CDPSession } from '@playwright/test';

/**
 * Runs a function in the page without a user's gesture. `page.evaluate` counts as one: the page then takes somebody for present (`userActivation`) and
 * loads what waits for a reader.
 *
 * @param read needs nothing from outside, and returns what JSON can hold
 * @throws Error what it threw
 */
export async function evaluateUnseen<T>(session: CDPSession, read: () => T): Promise<T> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${read})()`,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
}
