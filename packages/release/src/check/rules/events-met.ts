import { plannedEvents } from '@jishi/contracts/planned-events';
import { emittedBy } from './emitted-events.ts';
import type { Found, Rule } from './rule.ts';

/** An emitter may go live before its subscriber, so this is a note and blocks nothing. */
export const eventsMet: Rule = {
  id: 'events-met',
  says: 'Every event that is emitted has a subscriber, and every one that is listened for is emitted by whom it belongs to.',
  find({ parts }) {
    const emitted = parts.flatMap(emittedBy);
    const names = (events: readonly { name: string }[]) => new Set(events.map(({ name }) => name));
    const subscribed = new Set(parts.flatMap(({ listens }) => Object.keys(listens)));
    return [
      ...parts.flatMap((part) =>
        [...names(emittedBy(part))]
          .filter((name) => !subscribed.has(name))
          .map((name) =>
            note(part.part, `emits ${name}, which nobody subscribes to`, 'stop emitting it, or let somebody listen'),
          ),
      ),
      ...parts.flatMap(({ part, listens }) =>
        Object.keys(listens)
          .filter((name) => !names(emitted).has(name))
          .map((name) =>
            note(part, `listens for ${name}, which nobody emits`, 'stop listening, or let somebody emit it'),
          ),
      ),
      ...emitted
        .filter(({ name, part }) => emittersOf(name)?.includes(part) === false)
        .map(({ name, part }) =>
          note(part, `emits ${name}, which is emitted by ${emittersOf(name)?.join(', ')}`, 'emit an event of its own'),
        ),
    ];
  },
};

const emittersOf = (event: string): readonly string[] | null =>
  Object.hasOwn(plannedEvents, event) ? plannedEvents[event as keyof typeof plannedEvents].emitters : null;

const note = (part: string, what: string, todo: string): Found => ({ part, what, todo, blocks: false });
