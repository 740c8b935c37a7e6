import type { Closing } from '@jishi/api/account';

export type Lost = Closing['lost'];
export type LostThing = 'balance' | 'points' | 'coupons' | 'prizes';

/** What the customer really has of what is lost: nobody is frightened with things they never had. */
export function lostThings(lost: Lost): LostThing[] {
  const things: LostThing[] = ['balance', 'points', 'coupons', 'prizes'];
  return things.filter((thing) => lost[thing] > 0);
}
