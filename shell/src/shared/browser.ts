import { eagerModules } from './eager.ts';
import { lazyModules } from './lazy.ts';

/** One version of each is in a tab; parts that need another platform do not fit into the same release. */
const common = { version: '1.0.0', scope: ['default'], shareConfig: { singleton: true, requiredVersion: false } };

/** The share scope of the browser, as the federation runtime wants it. */
export const sharedInBrowser = {
  ...Object.fromEntries(Object.entries(eagerModules).map(([name, lib]) => [name, { ...common, lib: () => lib }])),
  ...Object.fromEntries(
    Object.entries(lazyModules).map(([name, load]) => [
      name,
      {
        ...common,
        get: async () => {
          const lib = await load();
          return () => lib;
        },
      },
    ]),
  ),
};
