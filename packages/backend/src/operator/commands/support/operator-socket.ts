import { join, relative, resolve } from 'node:path';
import type { Call } from './shop-command.ts';

/** Unix sockets have names of at most 104 (macOS) to 108 (Linux) bytes. */
const LONGEST = 103;

/** Where a running embedded shop takes commands; null when the folder's name is too long for a socket. */
export function socketPath(dataFolder: string): string | null {
  const whole = resolve(dataFolder, 'database', 'operator.sock');
  const short = relative(process.cwd(), join(resolve(dataFolder), 'database', 'operator.sock'));
  return [whole, short].find((path) => Buffer.byteLength(path) <= LONGEST) ?? null;
}

/** What is sent: the command, as JSON in one piece. */
export type SocketRequest = Call;

/** What comes back, a line of JSON each; the last one is `end`. */
export type SocketEvent =
  | { kind: 'out' | 'err'; text: string }
  /** A piece of a file for the operator's side (base64); the last piece has `isLast`. */
  | { kind: 'file'; name: string; data: string; isLast: boolean }
  | { kind: 'confirm'; what: string }
  | { kind: 'code'; operator: string | null }
  | { kind: 'end'; exitCode: number };
