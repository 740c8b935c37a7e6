import type { Features } from '@jishi/api/shop';

const allWays = ['code', 'password', 'qr'] as const;
export type Way = (typeof allWays)[number];

/** The ways this shop has, in display order; by a code always. */
export function waysOf(features: Features): Way[] {
  const has: Record<Way, boolean> = {
    code: true,
    password: features['password-sign-in'],
    qr: features['qr-sign-in'],
  };
  return allWays.filter((way) => has[way]);
}

/** `?by=` of the address as a way of this shop, else the first. */
export const firstWay = (by: string | null, ways: readonly Way[]): Way => ways.find((way) => way === by) ?? 'code';
