import type { DOMWindow } from 'jsdom';

type Task = (...args: unknown[]) => unknown;
type Waiting = { run: () => void; isShort: boolean; isFrame: boolean };

/** Tasks of the page: what waits, and what goes on when everything that waited has run. */
export type Running = {
  /** From here on tasks are those of the module that is tried. */
  begin(): void;
  /** How much has run without a pause since the last question; 0 when nothing of the kind waits to go on. */
  hurried(): number;
  /** Runs what waits ahead of its time, and what that asks for, and says what never comes to an end. */
  goesOn(): Promise<string[]>;
};

/** Who waits in steps comes to an end within so many. */
const STEPS = 25;
/** Shorter pauses are none. */
const PAUSE_MS = 4;

/** Notices timers and frames. A step that asks for the next is as good as an interval, and has to be ended like one. */
export function watchTasks(window: DOMWindow): Running {
  const waiting = new Map<unknown, Waiting>();
  const intervals = new Set<unknown>();
  let ran = 0;
  const later =
    (real: Task, isFrame: boolean) =>
    (run: Task, delay?: number, ...args: unknown[]): unknown => {
      if (typeof run !== 'function') return real(run, delay, ...args);
      const isShort = !isFrame && !(Number(delay) > PAUSE_MS);
      const task = (...given: unknown[]) => {
        waiting.delete(id);
        if (isShort) ran += 1;
        run(...(isFrame ? given : args));
      };
      const id = isFrame ? real(task) : real(task, delay);
      waiting.set(id, { run: () => task(window.performance.now()), isShort, isFrame });
      return id;
    };
  const ended = (real: Task) => (id: unknown) => {
    waiting.delete(id);
    intervals.delete(id);
    real(id);
  };
  const own = (name: keyof DOMWindow) => (window[name] as Task).bind(window);
  const interval = own('setInterval');
  Object.assign(window, {
    setTimeout: later(own('setTimeout'), false),
    requestAnimationFrame: later(own('requestAnimationFrame'), true),
    setInterval: (...args: unknown[]) => {
      const id = interval(...args);
      intervals.add(id);
      return id;
    },
    clearTimeout: ended(own('clearTimeout')),
    clearInterval: ended(own('clearInterval')),
    cancelAnimationFrame: ended(own('cancelAnimationFrame')),
  });

  /** Runs everything that waits; what fails late fails nobody. */
  const runAll = () => {
    for (const [id, { run, isFrame }] of [...waiting]) {
      if (isFrame) window.cancelAnimationFrame(id as number);
      else window.clearTimeout(id as number);
      try {
        run();
      } catch {}
    }
  };
  return {
    begin() {
      waiting.clear();
      intervals.clear();
      ran = 0;
    },
    hurried() {
      const count = [...waiting.values()].some(({ isShort }) => isShort) ? ran : 0;
      ran = 0;
      return count;
    },
    async goesOn() {
      for (let step = 0; step < STEPS && waiting.size > 0; step += 1) {
        runAll();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const isEndless = waiting.size > 0 || intervals.size > 0;
      // The next module is not to be blamed for it.
      for (const [id, { isFrame }] of [...waiting])
        (isFrame ? window.cancelAnimationFrame : window.clearTimeout)(id as number);
      for (const id of [...intervals]) window.clearInterval(id as number);
      return isEndless ? ['leaves a timer that goes on for ever'] : [];
    },
  };
}
