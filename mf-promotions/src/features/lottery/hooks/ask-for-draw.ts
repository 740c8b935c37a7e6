import { chargeOf } from '../model/charge.ts';

/** Pauses before a draw without an answer is asked for again, by itself. */
const PAUSES_MS = [800, 2500];

/** Nobody knows whether the points are gone: the last of several questions. */
export class NoResponse extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * Asks for a draw, and again where no answer came: with the same key it stays one draw.
 *
 * @param ask the request, with its key
 * @throws NoAnswer when it is still not known whether the draw was made; else the refusal, after which nothing was taken
 */
export async function askForDraw<T>(ask: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  let wasUnknown = false;
  for (const pause of [...pauses, null]) {
    try {
      return await ask();
    } catch (error) {
      if (chargeOf(error, wasUnknown) === 'none') throw error;
      wasUnknown = true;
      if (pause === null) throw new NoResponse('The draw was not answered', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new NoResponse('The draw was not asked for');
}
