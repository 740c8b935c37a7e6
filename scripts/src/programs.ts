import { fileURLToPath } from 'node:url';

/** Files of the programs that others start. */
export const programs = {
  api: fileURLToPath(import.meta.resolve('@jishi/backend/server')),
  web: fileURLToPath(import.meta.resolve('@jishi/web/server')),
  shop: fileURLToPath(import.meta.resolve('@jishi/backend/cli')),
  release: fileURLToPath(import.meta.resolve('@jishi/release/cli')),
  buildPart: fileURLToPath(import.meta.resolve('@jishi/tooling/build')),
  watchPart: fileURLToPath(import.meta.resolve('@jishi/tooling/watch')),
};
