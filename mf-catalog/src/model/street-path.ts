/** Address of the street, which `@jishi/contracts` does not know: as `part.ts` states it. */
export const streetPath = '/street';
