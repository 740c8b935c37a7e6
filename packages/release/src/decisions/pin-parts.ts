import type { Release } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import type { PinRequest, PromoteRequest, ReleaseResult } from '../context/requests.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { liveRelease } from '../releases/read-releases.ts';
import { refuseBanned } from './bans.ts';
import { makeRelease } from './make-release.ts';
import { type Plan, planOf, type Wanted } from './plan.ts';

export async function pinParts(context: RegistryContext, request: PinRequest): Promise<ReleaseResult> {
  return makeRelease(context, request, 'pin', async (live) => {
    const parts: Wanted = { ...live?.parts };
    for (const [part, version] of Object.entries(request.parts)) {
      if (version === null) delete parts[part];
      else if (parts[part]?.version !== version) parts[part] = { version };
    }
    return newPlan(live, request, parts);
  });
}

export async function promoteChannel(context: RegistryContext, request: PromoteRequest): Promise<ReleaseResult> {
  const { from, channel } = request;
  if (from === channel) throw new RegistryError('invalid', `channel ${channel} cannot be promoted to itself`);
  return makeRelease(context, request, 'promote', async (live) => {
    const source = await liveRelease(context, from);
    if (!source) throw new RegistryError('not-found', `channel ${from} has no release to promote`);
    return newPlan(live, request, source.release.parts);
  });
}

function newPlan(
  live: Release | null,
  { expires, forced }: Pick<PinRequest, 'expires' | 'forced'>,
  parts: Wanted,
): Plan {
  refuseBanned(parts, live?.banned ?? []);
  if (expires && Date.parse(expires) <= Date.now()) {
    throw new RegistryError('invalid', `a release that expires ${expires} would be over before it is live`);
  }
  return { ...planOf(live), parts, forced: forced || null, expires: expires ?? null };
}
