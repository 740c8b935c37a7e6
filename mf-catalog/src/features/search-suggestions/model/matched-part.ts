/** A text cut around the part that was typed, in any case and width; `null` when it has no such part. */
export function matchedPart(text: string, typed: string): [before: string, part: string, after: string] | null {
  const start = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (start < 0) return null;
  const end = start + typed.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
