import type { FragmentStart } from '../../parts/start-data.ts';

/**
 * Pieces of the frame that come like fragments: the server draws them, the browser fetches them when they are seen by
 * somebody. The first scripts hold none of them.
 */
export type IslandId =
  | 'shell/top-bar'
  | 'shell/phone-links'
  | 'shell/flow-links'
  | 'shell/side-menu'
  | 'shell/risk-notice'
  | 'shell/not-found'
  | 'shell/footer';

/** What the places of the frame's own pieces are told, as those of fragments. */
export const islandStarts = (islands: Record<IslandId, unknown>): FragmentStart[] =>
  Object.keys(islands).map((id) => ({ id, hydrate: 'read', wakeOn: ['session'] }));

/** Whether an id names a piece of the frame: those are no modules of a remote. */
export const isLayoutIsland = (id: string): id is IslandId => id.startsWith('shell/');
