import type { Fault } from '../beacon.ts';
import type { EarlyFault } from '../faults.ts';

const MESSAGE_LENGTH = 200;
const MOST_FRAMES = 5;

/** Frames of a stack that are in files of the shop: `/remotes/mf-catalog/1x2y/home.js:1:2345`. Engines write them differently, the address is the same. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => line.split(`${location.origin}/`)[1])
    .filter((address) => address !== undefined)
    .slice(0, MOST_FRAMES)
    .map((address) => `/${address.replace(/\)$/, '')}`);

/** What is told of something that went wrong; `null` for what is none: extensions of the browser, and what was given up on purpose. */
export function readFault([what, path]: EarlyFault): Fault | null {
  if (!(what instanceof Event)) return thrown(what[0], what[1], path);
  const { target } = what;
  if (target instanceof Element) {
    const address = (target as HTMLScriptElement).src || (target as HTMLLinkElement).href || '';
    if (!address.startsWith(`${location.origin}/`)) return null;
    const [message = ''] = address.slice(location.origin.length, MESSAGE_LENGTH).split('?');
    return { kind: 'load', path, message, frames: [] };
  }
  const error: unknown = (what as ErrorEvent).error ?? (what as PromiseRejectionEvent).reason;
  const fault = thrown('error', error, path);
  return fault.frames.length > 0 ? fault : null;
}

function thrown(kind: Fault['kind'], error: unknown, path: string): Fault {
  const { stack = '' } = (error ?? {}) as { stack?: string };
  return { kind, path, message: String(error).slice(0, MESSAGE_LENGTH), frames: framesOf(stack) };
}
