import { plannedEvents } from '@jishi/contracts/planned-events';
import type { Rule } from './rule.ts';

export const ownEvents: Rule = {
  id: 'own-events',
  says: 'A part emits its own events, and those it was planned to emit.',
  find: ({ parts }) =>
    parts.flatMap(({ part, tells = {} }) =>
      Object.keys(tells)
        .filter((event) => !isOwn(part, event))
        .map((event) => ({
          part,
          what: `emits ${event}, which belongs to ${ownersOf(event).join(' and ') || 'nobody by that name'}`,
          todo: `take it out, or give it a name of its own: ${part.replace(/^mf-/, '')}:…`,
        })),
    ),
};

const ownersOf = (event: string): readonly string[] =>
  Object.hasOwn(plannedEvents, event) ? plannedEvents[event as keyof typeof plannedEvents].emitters : [];

const isOwn = (part: string, event: string): boolean => {
  const owners = ownersOf(event);
  return owners.length > 0 ? owners.includes(part) : event.startsWith(`${part.replace(/^mf-/, '')}:`);
};
