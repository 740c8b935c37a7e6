import { explainCause } from './start-up-failure.ts';

type Log = { warn(details: object, message: string): void };

/**
 * Looks through what a process may say of its shop at the start. It serves already: a check whose database is away for a moment is left
 * out with a warning, the process and the other checks go on.
 *
 * @param checks each says what it finds by itself
 */
export async function tellFindings(log: Log, checks: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      log.warn({ fault: explainCause(error) }, 'a check at the start could not be made');
    }
  }
}
