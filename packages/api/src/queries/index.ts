export { type Families, invalidate } from './invalidate.ts';
export { type Query, queryOptions } from './query-options.ts';
