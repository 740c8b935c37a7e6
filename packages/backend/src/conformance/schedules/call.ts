import type { Answer } from '../../testing/test-shop.ts';
import type { Actor, ScheduleContext } from './context.ts';

/** Any other answer is a fault of the shop: refusals are refusals, also when two transactions meet. */
const PLAIN = [200, 401, 404];

/** A call of a customer. Null when it was refused; an answer nobody should ever get is added to the faults. */
export async function call<T>(
  { shop, acknowledged }: ScheduleContext,
  actor: Actor,
  path: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Answer<T> | null> {
  const { token } = actor;
  const answer = await shop.post<T>(path, body, { as: token, headers });
  // Another window has refreshed the tokens meanwhile, or is about to hear that it has.
  const isOutdated = token !== actor.token || actor.refreshing > 0;
  const isSignedOut = isOutdated && answer.status === 500 && answer.raw.includes('"Unauthenticated."');
  if (!PLAIN.includes(answer.status) && !isSignedOut)
    acknowledged.faults.push(`${path}: ${answer.status} ${answer.raw}`);
  return answer.status === 200 ? answer : null;
}
