import { afterEach, beforeEach, vi } from 'vitest';

/** Every test of the file runs at noon of 2026-11-20 in the shop; what waits goes on waiting. */
export function onOneDay(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+08:00') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
