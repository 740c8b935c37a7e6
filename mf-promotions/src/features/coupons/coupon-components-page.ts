import { definePage, paths, redirectTo } from '@jishi/contracts';

/** An address earlier clients happen to have; nothing but coupons was ever meant by it. */
export default definePage({
  Component: () => null,
  load: () => redirectTo(paths.coupons()),
});
