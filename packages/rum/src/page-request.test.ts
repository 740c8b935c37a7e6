import { afterEach, expect, test, vi } from 'vitest';
import { pageRequestId } from './page-request.ts';

afterEach(() => void vi.restoreAllMocks());

const metric = (name: string, description: string) => ({ name, description });

test.each<[string, object[], string | undefined]>([
  [
    'what web says',
    [{ serverTiming: [metric('cache', 'hit'), metric('request', 'mi3k2x9a-43c-7f3a9c2b1d')] }],
    'mi3k2x9a-43c-7f3a9c2b1d',
  ],
  ['nothing of a page that was kept', [{ serverTiming: [] }], undefined],
  ['nothing where browsers do not tell', [{}], undefined],
  ['nothing on the server', [], undefined],
])('the number of a page is %s', (_, entries, expected) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntry[]);
  expect(pageRequestId()).toBe(expected);
});
