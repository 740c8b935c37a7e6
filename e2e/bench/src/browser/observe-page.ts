/** What a page reports of itself. Times are milliseconds since its navigation began. */
export type PageReport = {
  /** Largest contentful paint: each candidate, later ones are larger. */
  paints: { time: number; size: number; what: string }[];
  firstPaint: number | null;
  shifts: { time: number; value: number }[];
  /** Tasks of 50 ms and more. */
  tasks: { start: number; duration: number }[];
  loadedAt: number | null;
};

declare global {
  var __benchReport: PageReport | undefined;
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page before anything of it; so it may use nothing from outside itself. */
export function observePage(): void {
  const report: PageReport = { paints: [], firstPaint: null, shifts: [], tasks: [], loadedAt: null };
  const watch = <T extends PerformanceEntry>(type: string, take: (entry: T) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => void take(entry as T)));
    observer.observe({ type, buffered: true });
  };
  const nameOf = (element: Element | null, url: string): string =>
    url
      ? new URL(url).pathname
      : `${element?.localName ?? 'removed'} “${(element?.textContent ?? '').trim().slice(0, 24)}”`;
  watch<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, size, element, url }) => {
    report.paints.push({ time: startTime, size, what: nameOf(element, url) });
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') report.firstPaint = startTime;
  });
  watch<Shift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) report.shifts.push({ time: startTime, value });
  });
  watch('longtask', ({ startTime, duration }) => {
    report.tasks.push({ start: startTime, duration });
  });
  addEventListener('load', () => {
    report.loadedAt = performance.now();
  });
  globalThis.__benchReport = report;
}
