import type { Ban } from '@jishi/contracts/release';
import type { Wanted } from './plan.ts';

/** Bans that hit one of these parts. */
export const bansOf = (parts: Wanted, banned: readonly Ban[]): Ban[] =>
  banned.filter(({ part, version }) => parts[part]?.version === version);
