import type { RegistryPlace } from '../place.ts';
import { RegistryError } from '../registry-error.ts';
import type { Decision, ReleaseResult } from '../requests.ts';
import { makeRelease } from './make-release.ts';
import { planOf } from './plan.ts';

export async function freezeChannel(place: RegistryPlace, decision: Decision): Promise<ReleaseResult> {
  const { channel, author, reason } = decision;
  return makeRelease(place, decision, 'freeze', async (live) => {
    if (!live) throw new RegistryError('not-found', `channel ${channel} has no release that could be frozen`);
    if (live.frozen) {
      throw new RegistryError(
        'conflict',
        `channel ${channel} is frozen already, by ${live.frozen.author}: ${live.frozen.reason}`,
      );
    }
    return { ...planOf(live), frozen: { author, reason, time: new Date().toISOString() } };
  });
}

export async function unfreezeChannel(place: RegistryPlace, decision: Decision): Promise<ReleaseResult> {
  return makeRelease(place, decision, 'unfreeze', async (live) => {
    if (!live?.frozen) throw new RegistryError('conflict', `channel ${decision.channel} is not frozen`);
    return { ...planOf(live), frozen: null };
  });
}
