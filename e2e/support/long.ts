/** Details of a test `npm test` has no time for: `pnpm test:full` runs it (decision 128). */
export const long = { tag: '@long' } as const;

/** Of the same steps in several looks `npm test` takes those for which this holds. */
export const longUnless = (isShort: boolean) => (isShort ? {} : long);
