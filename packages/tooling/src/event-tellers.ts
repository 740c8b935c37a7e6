import { plannedEvents } from '@jishi/contracts/planned-events';
import { type JsonSchema, plannedPayloads } from './contracts.ts';
import type { Part } from './part-plan.ts';

/**
 * What a part tells, with the schema of each event: of the shop's plan, or its own.
 *
 * @param told names its sources tell
 * @param own schemas of the events its contract states
 * @throws naming every event it tells without owning or stating it, and every own one it states and never tells
 */
export function payloadsOf(
  { name, plan }: Pick<Part, 'name' | 'plan'>,
  told: readonly string[],
  own: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const faults = [
    ...told.flatMap((event) => tellingFault(name, event, event in own)),
    ...Object.keys(own).flatMap((event) => ownFault(name, event, plan.contract ?? 'contract.ts')),
    ...Object.keys(own)
      .filter((event) => !told.includes(event))
      .map((event) => `${name} states ${event} in its contract and never tells it: take it out`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const planned = plannedPayloads();
  return Object.fromEntries(told.map((event) => [event, planned[event] ?? own[event]!]));
}

const PLAN = 'packages/contracts/src/planned-events.ts';

const tellersOf = (event: string): readonly string[] | null =>
  Object.hasOwn(plannedEvents, event) ? plannedEvents[event as keyof typeof plannedEvents].tellers : null;

function tellingFault(part: string, event: string, isStated: boolean): string[] {
  const tellers = tellersOf(event);
  if (tellers) {
    return tellers.includes(part) ? [] : [`${part} tells ${event}, which is told by ${tellers.join(', ')} (${PLAN})`];
  }
  return isStated ? [] : [`${part} tells ${event}, and its contract does not say what that carries`];
}

/** Own events begin with the part's name, so that no two parts mean different things by one. */
function ownFault(part: string, event: string, contract: string): string[] {
  const prefix = `${part.replace(/^mf-/, '')}:`;
  if (tellersOf(event)) return [`${part} states ${event} in ${contract}, which ${PLAN} states`];
  return event.startsWith(prefix)
    ? []
    : [`${part} states ${event} in ${contract}: its own events begin with ${prefix}`];
}
