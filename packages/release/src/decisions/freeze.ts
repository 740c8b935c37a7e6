import type { Freeze, Release } from '@jishi/contracts/release';
import type { RegistryContext } from '../context/registry-context.ts';
import type { FreezeRequest, ReleaseResult, UnfreezeRequest } from '../context/requests.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { freezeText } from './freezes.ts';
import { makeRelease } from './make-release.ts';
import { planOf } from './plan.ts';

export async function freezeChannel(context: RegistryContext, request: FreezeRequest): Promise<ReleaseResult> {
  const { channel, parts = [] } = request;
  return makeRelease(context, request, 'freeze', async (live) => {
    if (!live) throw new RegistryError('not-found', `channel ${channel} has no release that could be frozen`);
    const plan = planOf(live);
    const freeze = freezeOf(request);
    if (parts.length === 0) {
      if (plan.frozen) refuseAgain(`channel ${channel}`, plan.frozen);
      return { ...plan, frozen: freeze };
    }
    for (const part of parts) {
      const own = plan.frozenParts.find((frozen) => frozen.part === part);
      if (own) refuseAgain(part, own);
      if (!live.parts[part]) throw new RegistryError('not-found', `${part} is not in release ${live.serial}`);
    }
    const added = [...new Set(parts)].map((part) => ({ part, ...freeze }));
    return { ...plan, frozenParts: [...plan.frozenParts, ...added] };
  });
}

export async function unfreezeChannel(context: RegistryContext, request: UnfreezeRequest): Promise<ReleaseResult> {
  const { channel, parts = [] } = request;
  return makeRelease(context, request, 'unfreeze', async (live) => {
    const plan = planOf(live);
    if (parts.length === 0) {
      if (!plan.frozen) throw new RegistryError('conflict', `channel ${channel} is not frozen${partsHint(plan)}`);
      return { ...plan, frozen: null };
    }
    for (const part of parts) {
      if (!plan.frozenParts.some((frozen) => frozen.part === part)) {
        throw new RegistryError('conflict', `${part} is not frozen on channel ${channel}`);
      }
    }
    return { ...plan, frozenParts: plan.frozenParts.filter(({ part }) => !parts.includes(part)) };
  });
}

function freezeOf({ author, reason, from, until }: FreezeRequest): Freeze {
  const now = Date.now();
  const end = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
  if (end <= Math.max(now, from === undefined ? now : Date.parse(from))) {
    throw new RegistryError('invalid', `a freeze until ${until} would be over before it begins`);
  }
  const time = new Date(now).toISOString();
  return { author, reason, time, ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

function refuseAgain(what: string, freeze: Freeze): never {
  throw new RegistryError('conflict', `${what} is frozen already, ${freezeText(freeze)}`);
}

const partsHint = ({ frozenParts }: { frozenParts: NonNullable<Release['frozenParts']> }): string =>
  frozenParts.length === 0 ? '' : `, but ${frozenParts.map(({ part }) => part).join(', ')}: name what is to end`;
