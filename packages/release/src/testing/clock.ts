import { vi } from 'vitest';

/** The clock of this test file, until the end of the block: it goes on when the test says so. Timers are not touched. */
export function aClock(): { goOn(milliseconds: number): void } & Disposable {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return {
    goOn: (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds),
    [Symbol.dispose]: () => void vi.useRealTimers(),
  };
}
