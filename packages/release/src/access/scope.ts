import { RegistryError } from '../errors/registry-error.ts';
import type { Holder } from './tokens.ts';

/** What a request changes: parts by name, and the channel. `'all'`: it is about every one there is. */
export type Scope = { parts: readonly string[] | 'all'; channels: readonly string[] | 'all' };

/**
 * Refuses what a token does not reach. One that is limited to parts may not do what concerns all of them, such as a
 * roll-back: it would change the parts of others.
 *
 * @throws RegistryError `forbidden` naming what is beyond it
 */
export function refuseBeyond({ name, parts, channels }: Holder, scope: Scope): void {
  const beyond = [...outside('part', parts, scope.parts), ...outside('channel', channels, scope.channels)];
  if (beyond.length === 0) return;
  const reach = [...(parts ?? []), ...(channels ?? []).map((channel) => `channel ${channel}`)].join(', ');
  throw new RegistryError('forbidden', `the token of ${name} is good for ${reach}, not for ${beyond.join(', ')}`);
}

function outside(what: string, own: readonly string[] | undefined, wanted: Scope['parts']): string[] {
  if (own === undefined) return [];
  if (wanted === 'all') return [`what concerns every ${what}`];
  return wanted.filter((name) => !own.includes(name)).map((name) => (what === 'part' ? name : `${what} ${name}`));
}
