import { toMfName } from './names.ts';
import type { Declaration } from './release.ts';

/** Declaration of a part that has, uses and does nothing: what builds and tests start from. */
export const bareDeclaration = (part: string, version: string, own: Partial<Declaration> = {}): Declaration => ({
  format: 1,
  part,
  mfName: toMfName(part),
  version,
  owner: 'test',
  platform: 1,
  minApi: 1,
  pages: [],
  fragments: [],
  uses: {},
  links: [],
  addresses: {},
  places: [],
  listens: {},
  calls: [],
  texts: { zh: {}, en: {}, common: part === 'shell' ? { zh: {}, en: {} } : null, used: [], usedCommon: {} },
  size: { start: 0, largestModule: 0 },
  budget: { start: 6000, largestModule: 30_000 },
  effects: [],
  allows: [],
  ...own,
});
