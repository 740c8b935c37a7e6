import { RenderRefused } from './errors.ts';

export type Slots = {
  /**
   * Waits for a turn; the caller gives it back by calling what it gets.
   *
   * @throws RenderRefused `busy` when too many wait or the wait is too long
   */
  enter(): Promise<() => void>;
  readonly used: number;
  readonly waiting: number;
};

type SlotsOptions = { size: number; queue: number; waitWithin: number };

/** Lets a limited number in at a time and a limited number wait, first come first served. */
export function createSlots({ size, queue, waitWithin }: SlotsOptions): Slots {
  let used = 0;
  const line: (() => void)[] = [];

  const leaver = (): (() => void) => {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      const next = line.shift();
      if (next) next();
      else used -= 1;
    };
  };

  return {
    get used() {
      return used;
    },
    get waiting() {
      return line.length;
    },
    async enter() {
      if (used < size) {
        used += 1;
        return leaver();
      }
      if (line.length >= queue) throw new RenderRefused('busy');
      return new Promise((resolve, reject) => {
        const turn = (): void => {
          clearTimeout(timer);
          resolve(leaver());
        };
        const timer = setTimeout(() => {
          line.splice(line.indexOf(turn), 1);
          reject(new RenderRefused('busy'));
        }, waitWithin);
        line.push(turn);
      });
    },
  };
}
