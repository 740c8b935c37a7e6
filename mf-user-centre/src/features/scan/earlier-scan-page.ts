import { definePage, paths, redirectTo } from '@jishi/contracts';

/** The address codes of earlier clients hold. */
export default definePage({
  Component: () => null,
  load: ({ query }) => redirectTo(paths.scan(query.get('uuid') ?? '')),
});
