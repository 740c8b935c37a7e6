/** Where the logger of a server writes its lines. */
export type LogOutput = { write(line: string): void };

/**
 * Standard output, as a logger may use it: lines that cannot be written, because the disk of the log is full, are lost. Without this the
 * first of them would end the process, with everything it serves.
 */
export function standardOutput(): LogOutput {
  process.stdout.on('error', () => {});
  return { write: (line) => void process.stdout.write(line) };
}
