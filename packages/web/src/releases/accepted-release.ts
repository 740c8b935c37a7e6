import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { ConfigError } from '../config/config-error.ts';
import { writeAtomically } from '../storage/write-atomically.ts';

const schema = z.strictObject({
  serial: z.int().positive(),
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
});

/** The release that was made live last: its serial and the hash of its document. */
type Accepted = z.infer<typeof schema>;

/** Rollback protection: persists across restarts which release was live last, so that no older one is accepted unnoticed. */
export type AcceptedRelease = {
  /** The file it is stored in. */
  readonly path: string;
  current(): Accepted | null;
  /** Counts at once; on disk it is there some milliseconds later. A lower serial changes nothing. */
  set(accepted: Accepted): void;
  /** Settles when everything is on disk. */
  written(): Promise<void>;
};

/**
 * Opens the accepted release of one channel.
 *
 * @param onError called when it cannot be written: the shop goes on, but would forget with its next start
 * @throws ConfigError when the file is there and cannot be read: what was accepted must not be forgotten silently
 */
export async function openAcceptedRelease(path: string, onError: (error: unknown) => void): Promise<AcceptedRelease> {
  let accepted = await read(path);
  let writing = Promise.resolve();
  return {
    path,
    current: () => accepted,
    set(next) {
      if (accepted && next.serial <= accepted.serial) return;
      accepted = next;
      writing = writing.then(() => writeAtomically(path, `${JSON.stringify(next)}\n`)).catch(onError);
    },
    written: () => writing,
  };
}

async function read(path: string): Promise<Accepted | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw unreadable(path, error);
  });
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw unreadable(path, error);
  }
}

const unreadable = (path: string, error: unknown): ConfigError =>
  new ConfigError([
    `${path} says which release was live last and cannot be read (${error instanceof Error ? error.message : error}): repair it, or remove it to begin with the newest release there is`,
  ]);
