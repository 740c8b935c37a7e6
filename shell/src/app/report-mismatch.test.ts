import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportCaught, reportMismatch } from './report-mismatch.ts';

const unfinished = new Error('Minified React error #419; visit https://react.dev/errors/419');
const mismatch = new Error('Minified React error #418; visit https://react.dev/errors/418');

/** How far the browser has come in reading the page. */
function read(readyState: DocumentReadyState, domContentLoadedEventStart: number): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  vi.stubGlobal('performance', { getEntriesByType: () => [{ domContentLoadedEventStart }] });
}

const told = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(told.mockReset());
  globalThis.__faults = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what React recovers from', () => {
  it('is told', () => {
    read('loading', 0);
    reportMismatch(mismatch);
    expect(told).toHaveBeenCalledExactlyOnceWith('recoverable', mismatch);
    expect(globalThis.__faults).toEqual([[['hydration', mismatch], '/']]);
  });

  it('is a fault of a place where that threw', () => {
    reportCaught(mismatch);
    expect(told).toHaveBeenCalledExactlyOnceWith(mismatch);
    expect(globalThis.__faults).toEqual([[['place', mismatch], '/']]);
  });

  it('is not told twice: the server has reported what failed there', () => {
    read('complete', 300);
    reportMismatch(Object.assign(new Error(unfinished.message), { digest: 'later' }));
    expect(told).not.toHaveBeenCalled();
  });
});

describe('a place whose HTML did not come', () => {
  it.each([
    ['ended too soon', 'complete', 300],
    ['has ended too soon, before its scripts', 'interactive', 0],
  ] as const)('is told of a page that %s', (_title, state, readAt) => {
    read(state, readAt);
    reportMismatch(unfinished);
    expect(told).toHaveBeenCalledExactlyOnceWith('recoverable', unfinished);
  });

  it('is not told of a page that is left before its end; what else is wrong there is', () => {
    read('complete', 0);
    reportMismatch(unfinished);
    expect(told).not.toHaveBeenCalled();
    reportMismatch(mismatch);
    expect(told).toHaveBeenCalledExactlyOnceWith('recoverable', mismatch);
  });
});
