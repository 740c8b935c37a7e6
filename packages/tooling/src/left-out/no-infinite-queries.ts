/** In place of what fetches lists that grow page by page: the pages of the shop have numbers. */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the scripts of the shell (packages/tooling/src/left-out).');
}
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
