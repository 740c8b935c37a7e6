/** Bounds of what a client may keep on a line: enough for a whole good, too little to fill the store. */
const MAX_DEPTH = 6;
const MAX_ENTRIES = 100;
const MAX_TEXT = 2_000;

/** Long HTML that no cart shows. */
const droppedKeys = new Set(['details', '__proto__', 'constructor', 'prototype']);

/**
 * Copies a value a client sent: markup is taken out of every text, HTML details and whatever lies too deep or is too
 * much is left out, everything else comes back as it was.
 */
export function cleanSnapshot(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return stripMarkup(value).slice(0, MAX_TEXT);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => cleanSnapshot(entry, depth + 1));
  const kept = Object.entries(value)
    .filter(([key]) => !droppedKeys.has(key))
    .slice(0, MAX_ENTRIES);
  return Object.fromEntries(kept.map(([key, entry]) => [key, cleanSnapshot(entry, depth + 1)]));
}

/** Removing one tag may complete another (`<<b>script>`); nobody writes more than this by mistake. */
const PASSES = 4;

/**
 * A text without tags, in a time that grows with its length. What looks like the beginning of a tag after the last pass
 * loses its angle brackets.
 */
export function stripMarkup(text: string): string {
  let stripped = text;
  for (let pass = 0; pass < PASSES; pass++) stripped = stripped.replace(/<[/!?a-z][^>]*>?/gi, '');
  return stripped.replace(/(?<!<)<+(?=[/!?a-z])/gi, '');
}
