import type { StreamState } from './messages.ts';
import type { WatchOptions } from './watch.ts';

/** A state of this name, and its event. */
export const aState = (state: number, more: Partial<StreamState> = {}): StreamState => ({
  state,
  text: `event: state\ndata: {"state":${state}}\n\n`,
  isLast: false,
  changesWithin: null,
  ...more,
});

/** What a watch looks at, in the hands of a test. */
export function watchedWorld() {
  const states = new Map<string, StreamState>();
  const asked: string[][] = [];
  const world = {
    states,
    /** The questions that came, one after the other. */
    asked,
    isDown: false,
    emit: (_subject: string | null): void => {},
    changeEvents: {
      isConnected: true as boolean,
      listen(listener: (subject: string | null) => void) {
        world.emit = listener;
        return () => {};
      },
    },
    async read(subjects: string[]) {
      asked.push(subjects);
      if (world.isDown) throw new Error('down');
      return new Map([...states].filter(([subject]) => subjects.includes(subject)));
    },
  } satisfies WatchOptions & Record<string, unknown>;
  return world;
}
