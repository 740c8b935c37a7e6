/** Where the logger of a server writes its lines. */
export type LogOutput = { write(line: string): void };

/**
 * Standard output, as a logger may use it: lines that cannot be written, because the disk of the log is full, are lost. Without this the
 * first of them would end the process, with everything it serves. Lines of one turn of the event loop are written together: under load that
 * is one call of the system for dozens of requests.
 */
export function standardOutput(): LogOutput {
  let waiting = '';
  const flush = () => {
    if (waiting !== '') process.stdout.write(waiting);
    waiting = '';
  };
  process.stdout.on('error', () => {});
  process.on('exit', flush);
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
  };
}
