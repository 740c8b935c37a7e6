/** Pattern for `like` that finds a text anywhere; what the text says is never a pattern itself. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
