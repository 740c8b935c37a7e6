/**
 * What a program knows beside the pages, fragments and events the shop was planned with. A remote adds its own in its
 * `contract.ts`, `pnpm release types` writes those of the live release:
 *
 *     declare module '@jishi/contracts' {
 *       interface OtherFragments { 'mf_gifts/teaser': { name: string } }
 *     }
 */

/** Pages: id to path. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to
export interface OtherPages {}

/** Props of fragments by id; they count before the planned ones of the same id. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to
export interface OtherFragments {}

/** Payloads of events by name; they count before the planned ones of the same name. */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to
export interface OtherEvents {}
