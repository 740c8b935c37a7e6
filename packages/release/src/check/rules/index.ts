import { addressesKept } from './addresses-kept.ts';
import { apiCalls } from './api-calls.ts';
import { budgets } from './budgets.ts';
import { commonTexts } from './common-texts.ts';
import { contentLinks } from './content-links.ts';
import { declaredEffects } from './declared-effects.ts';
import { declaredMinApi } from './declared-min-api.ts';
import { declaredSize } from './declared-size.ts';
import { eventsMet } from './events-met.ts';
import { fragmentEvents } from './fragment-events.ts';
import { fragmentLife } from './fragment-life.ts';
import { fragmentProps } from './fragment-props.ts';
import { fragmentThere } from './fragment-there.ts';
import { globalEffects } from './global-effects.ts';
import { linkPlaces } from './link-places.ts';
import { linkTargets } from './link-targets.ts';
import { linksKept } from './links-kept.ts';
import { minApi } from './min-api.ts';
import { ownEvents } from './own-events.ts';
import { ownIds } from './own-ids.ts';
import { pageConflicts } from './page-conflicts.ts';
import { pageFrames } from './page-frames.ts';
import { pageLinks } from './page-links.ts';
import { pagesKept } from './pages-kept.ts';
import { platform } from './platform.ts';
import { readableContracts } from './readable-contracts.ts';
import type { BuildRule, Rule } from './rule.ts';
import { sharedExports } from './shared-exports.ts';
import { sharedMembers } from './shared-members.ts';
import { sharedProps } from './shared-props.ts';
import { textKeys } from './text-keys.ts';
import { textLanguages } from './text-languages.ts';

/** Every rule of the check. Each has a case in the corpus that fails without it. */
export const rules: readonly Rule[] = [
  ownIds,
  pageConflicts,
  pageLinks,
  pagesKept,
  pageFrames,
  linkTargets,
  addressesKept,
  linkPlaces,
  linksKept,
  contentLinks,
  fragmentThere,
  fragmentProps,
  fragmentEvents,
  ownEvents,
  eventsMet,
  fragmentLife,
  platform,
  sharedExports,
  sharedMembers,
  sharedProps,
  minApi,
  declaredMinApi,
  apiCalls,
  textLanguages,
  textKeys,
  commonTexts,
  budgets,
  globalEffects,
];

/** Rules that need one part only, before it is published. */
export const ownRules: readonly Rule[] = [ownIds, ownEvents, linkTargets, textLanguages, textKeys, budgets];

/** Rules that read the files of a build before it is published. */
export const buildRules: readonly BuildRule[] = [declaredEffects, declaredSize, readableContracts];
