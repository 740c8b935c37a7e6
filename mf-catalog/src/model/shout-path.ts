import { withQuery } from '@jishi/contracts';

/** Address of the page that reads a shopping list, which `@jishi/contracts` does not know: as `part.ts` states it. */
export const shoutPath = '/shout';

/** The page with something that was said already. */
export const saidPath = (said: string): string => withQuery(shoutPath, { say: said });
