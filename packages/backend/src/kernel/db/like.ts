/** Characters of a text that are looked for: no name or number is longer, and databases fold a pattern anew for every row. */
const LONGEST = 255;

/** Pattern for `like` that finds a text anywhere; what the text says is never a pattern itself. */
export function containing(text: string): string {
  const start = text.slice(0, LONGEST).toWellFormed();
  return `%${start.replace(/[\\%_]/g, '\\$&')}%`;
}
