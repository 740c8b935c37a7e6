import type { RegistryContext } from '../context/registry-context.ts';
import type { Decision, ReleaseResult } from '../context/requests.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { makeRelease } from './make-release.ts';
import { planOf } from './plan.ts';

export async function freezeChannel(context: RegistryContext, decision: Decision): Promise<ReleaseResult> {
  const { channel, author, reason } = decision;
  return makeRelease(context, decision, 'freeze', async (live) => {
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

export async function unfreezeChannel(context: RegistryContext, decision: Decision): Promise<ReleaseResult> {
  return makeRelease(context, decision, 'unfreeze', async (live) => {
    if (!live?.frozen) throw new RegistryError('conflict', `channel ${decision.channel} is not frozen`);
    return { ...planOf(live), frozen: null };
  });
}
