import { plannedEvents } from '@jishi/contracts/planned-events';
import type { Found, Rule } from '../report.ts';
import { toldBy } from '../told-events.ts';

/** A teller may go live before its listener, so this is said and holds nothing up. */
export const eventsMet: Rule = {
  id: 'events-met',
  says: 'Every event that is told is heard, and every one that is listened for is told by whom it belongs to.',
  find({ parts }) {
    const told = parts.flatMap(toldBy);
    const names = (events: readonly { name: string }[]) => new Set(events.map(({ name }) => name));
    const heard = new Set(parts.flatMap(({ listens }) => Object.keys(listens)));
    return [
      ...parts.flatMap((part) =>
        [...names(toldBy(part))]
          .filter((name) => !heard.has(name))
          .map((name) =>
            note(part.part, `tells ${name}, which nobody hears`, 'stop telling it, or let somebody listen'),
          ),
      ),
      ...parts.flatMap(({ part, listens }) =>
        Object.keys(listens)
          .filter((name) => !names(told).has(name))
          .map((name) =>
            note(part, `listens for ${name}, which nobody tells`, 'stop listening, or let somebody tell it'),
          ),
      ),
      ...told
        .filter(({ name, part }) => tellersOf(name)?.includes(part) === false)
        .map(({ name, part }) =>
          note(part, `tells ${name}, which is told by ${tellersOf(name)?.join(', ')}`, 'tell an event of its own'),
        ),
    ];
  },
};

const tellersOf = (event: string): readonly string[] | null =>
  Object.hasOwn(plannedEvents, event) ? plannedEvents[event as keyof typeof plannedEvents].tellers : null;

const note = (part: string, what: string, todo: string): Found => ({ part, what, todo, blocks: false });
