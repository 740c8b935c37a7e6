import type { PlaceState } from '../../../kernel/words/flash-sales.ts';

/** Whether somebody still stands in the line, or has their turn. */
export const isOpen = (state: PlaceState): boolean => state === 'waiting' || state === 'turn';
