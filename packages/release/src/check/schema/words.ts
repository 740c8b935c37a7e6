import type { Misfit } from './json-schema.ts';

/** A misfit as a sentence. */
export function wordsOf({ where, what, undecided }: Misfit, whole: string): string {
  const subject = where === '' ? whole : `"${where}"`;
  return `${subject} ${what}${undecided ? ' (cannot be decided, so it counts as broken)' : ''}`;
}
