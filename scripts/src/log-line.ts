const levelNames: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'fatal' };

/**
 * What a person needs to see of a line a server printed: warnings and errors of its JSON log in short, and what is not
 * JSON (its own progress, a stack) as it is. `null` for everything else, which is in the log file.
 */
export function shownLine(line: string): string | null {
  if (!line.startsWith('{')) return line.trim() === '' ? null : line;
  const entry = parse(line);
  if (!entry) return line;
  const level = levelNames[Number(entry['level'])];
  if (!level) return null;
  const error = entry['err'] as { message?: unknown } | undefined;
  const message = [entry['msg'], error?.message].filter((text) => typeof text === 'string' && text !== '');
  return `${level}: ${[...new Set(message)].join(': ')}`;
}

function parse(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}
