import { closeSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file of lines. On a disk that is full they are lost, and nothing else: whoever writes them goes on. */
export type LogFile = { write(line: string): void; close(): void };

/** A file is put aside when it is so large or so old; the one that was put aside before goes. So lines are gone within twice that time. */
type LogLimits = { bytes: number; milliseconds: number };
const defaultLimits: LogLimits = { bytes: 64 * 1024 * 1024, milliseconds: 14 * 86_400_000 };

/** @param appends keeps what is in the file */
export function openLogFile(path: string, appends: boolean, limits = defaultLimits): LogFile {
  mkdirSync(dirname(path), { recursive: true });
  if (!appends) rmSync(asideOf(path), { force: true });
  let file: number | null = openSync(path, appends ? 'a' : 'w');
  let begun = begin(file);
  return {
    write(line) {
      if (file === null) return;
      try {
        if (begun.bytes >= limits.bytes || Date.now() - begun.at >= limits.milliseconds) {
          renameSync(path, asideOf(path));
          const next = openSync(path, 'w');
          closeSync(file);
          file = next;
          begun = begin(next);
        }
        begun.bytes += writeSync(file, `${line}\n`);
      } catch {
        // Nowhere to say it.
      }
    },
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

/** Where the lines before are: `web.log` has `web.log.1`. */
const asideOf = (path: string): string => `${path}.1`;

/** A file that is appended to is as old as it was made. */
function begin(file: number): { bytes: number; at: number } {
  const { size, birthtimeMs } = fstatSync(file);
  return { bytes: size, at: size === 0 || birthtimeMs === 0 ? Date.now() : birthtimeMs };
}
