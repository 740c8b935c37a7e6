import { MAX_LIST_LINES } from '@jishi/api/products';
import type { ListLine } from './list-line.ts';

/** Where this tab keeps the list that is being made: it goes with the tab, as a slip of paper goes with the errand. */
const DRAFT_KEY = 'jishi_ShoutDraft';

/** Keeps the lines of a page, by what its address asked for; a tab that keeps nothing is no fault. */
export function storeDraft(address: string, lines: readonly ListLine[]): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ address, lines }));
  } catch {
    // private windows and full disks
  }
}

/** The lines this tab had on the same page; `null` when it has been on none, or on another. */
export function storedDraft(address: string): ListLine[] | null {
  try {
    return readDraft(sessionStorage.getItem(DRAFT_KEY), address);
  } catch {
    return null;
  }
}

/** Whatever was stored: lines come out, or nothing. */
export function readDraft(json: string | null, address: string): ListLine[] | null {
  const draft = JSON.parse(json ?? 'null') as { address?: unknown; lines?: unknown } | null;
  if (draft?.address !== address || !Array.isArray(draft.lines)) return null;
  return draft.lines.every(isLine) ? draft.lines.slice(0, MAX_LIST_LINES) : null;
}

function isLine(value: unknown): value is ListLine {
  const line = value as Partial<Record<keyof ListLine, unknown>> | null;
  return (
    typeof line === 'object' &&
    line !== null &&
    /^\d{1,9}$/.test(String(line.key)) &&
    typeof line.text === 'string' &&
    typeof line.words === 'string' &&
    line.words !== '' &&
    (line.amount === null || typeof line.amount === 'object')
  );
}
