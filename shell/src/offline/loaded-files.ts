/** Scripts of versions that a page has loaded before the worker was there to see it: it needs them when it is opened without the network. */
export const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/remotes/`));
