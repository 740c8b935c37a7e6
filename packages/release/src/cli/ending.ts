import { RegistryError } from '../errors/registry-error.ts';

/** How a command that was not done ends: its exit code, and what is said of it. */
export type Ending = { exitCode: number; code: string; message: string };

const REFUSED = 1;
/** No answer of the release service or the bucket: nothing is known of what was asked. */
const UNAVAILABLE = 5;
/** Of sysexits: a fault of this program. */
const CRASH = 70;
/** Of sysexits: what is read or written fails. */
const IO_FAILED = 74;

/** What the operating system says, as a sentence with what to do. */
const systemFaults: Readonly<Record<string, string>> = {
  ENOSPC:
    'the disk is full: make room (pnpm release gc says what nothing needs any more) and try again; nothing is half',
  EDQUOT: 'the quota of this user is used up: make room and try again; nothing is half',
  EROFS: 'it is mounted to be read only: mount it to be written, or name another registry with --registry',
  EACCES:
    'this user may not read or write there: run the command as the owner of the folder, or give this user the right to',
  EPERM: 'this user may not do that there: run the command as the owner of the folder',
  EIO: 'the disk does not answer as it should: look at its health before anything else',
  EMFILE: 'too many files are open: raise the limit (ulimit -n) and try again',
};

const networkFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** Tells refusals, faults of the disk, of the network and of this program apart. */
export function endingOf(error: unknown): Ending {
  if (error instanceof RegistryError) {
    const exitCode = error.code === 'unavailable' ? UNAVAILABLE : REFUSED;
    return { exitCode, code: error.code, message: `Refused: ${error.message}` };
  }
  const { code = '', path } = (error ?? {}) as { code?: string; path?: string };
  const fault = systemFaults[code];
  if (fault) return { exitCode: IO_FAILED, code: 'io', message: `Failed: ${path ?? 'the disk'}: ${fault} (${code})` };
  const text = error instanceof Error ? error.message : String(error);
  if (networkFaults.has(code)) {
    return { exitCode: UNAVAILABLE, code: 'unavailable', message: `Failed: nobody answers there: ${text}` };
  }
  return { exitCode: CRASH, code: 'crash', message: `Failed: ${(error instanceof Error && error.stack) || text}` };
}
