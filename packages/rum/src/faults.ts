import type { FaultKind } from './beacon.ts';

/** Something that went wrong: an event of the window, or what code of the shop caught, with the path of the page. */
export type EarlyFault = readonly [what: Event | readonly [kind: FaultKind, error: unknown], path: string];

declare global {
  /** What went wrong in this tab and was not told yet: filled from the first script on (`early.ts`). */
  var __faults: EarlyFault[] | undefined;
}

/** Notes what was caught, and would be known to nobody otherwise. Nothing happens on the server. */
export const noteFault = (kind: FaultKind, error: unknown): void => {
  globalThis.__faults?.push([[kind, error], location.pathname]);
};
