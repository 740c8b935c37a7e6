import type { RendererOptions } from '@jishi/contracts/renderer';

/** Headers of every call the server makes of the api. */
export function apiHeaders({
  apiBase,
  internalKey,
}: Pick<RendererOptions, 'apiBase' | 'internalKey'>): Record<string, string> {
  return {
    ...(internalKey ? { 'x-internal-key': internalKey } : {}),
    // On the same machine bytes cost less than taking them out of their compression.
    ...(isOnThisMachine(apiBase) ? { 'accept-encoding': 'identity' } : {}),
  };
}

const isOnThisMachine = (address: string): boolean =>
  /^(127(\.\d+){3}|localhost|\[::1\])$/.test(new URL(address).hostname);
