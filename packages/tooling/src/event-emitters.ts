import { plannedEvents } from '@jishi/contracts/planned-events';
import { type JsonSchema, plannedPayloads } from './contracts.ts';
import type { Part } from './part-plan.ts';

/**
 * What a part emits, with the schema of each event: of the shop's plan, or its own.
 *
 * @param emitted names its sources emit
 * @param own schemas of the events its contract states
 * @throws naming every event it emits without owning or stating it, and every own one it states and never emits
 */
export function payloadsOf(
  { name, plan }: Pick<Part, 'name' | 'plan'>,
  emitted: readonly string[],
  own: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const faults = [
    ...emitted.flatMap((event) => emittingFault(name, event, event in own)),
    ...Object.keys(own).flatMap((event) => ownFault(name, event, plan.contract ?? 'contract.ts')),
    ...Object.keys(own)
      .filter((event) => !emitted.includes(event))
      .map((event) => `${name} states ${event} in its contract and never emits it: take it out`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const planned = plannedPayloads();
  return Object.fromEntries(emitted.map((event) => [event, planned[event] ?? own[event]!]));
}

const PLAN = 'packages/contracts/src/planned-events.ts';

const emittersOf = (event: string): readonly string[] | null =>
  Object.hasOwn(plannedEvents, event) ? plannedEvents[event as keyof typeof plannedEvents].emitters : null;

function emittingFault(part: string, event: string, isStated: boolean): string[] {
  const emitters = emittersOf(event);
  if (emitters) {
    return emitters.includes(part)
      ? []
      : [`${part} emits ${event}, which is emitted by ${emitters.join(', ')} (${PLAN})`];
  }
  return isStated ? [] : [`${part} emits ${event}, and its contract does not say what that carries`];
}

/** Own events begin with the part's name, so that no two parts mean different things by one. */
function ownFault(part: string, event: string, contract: string): string[] {
  const prefix = `${part.replace(/^mf-/, '')}:`;
  if (emittersOf(event)) return [`${part} states ${event} in ${contract}, which ${PLAN} states`];
  return event.startsWith(prefix)
    ? []
    : [`${part} states ${event} in ${contract}: its own events begin with ${prefix}`];
}
