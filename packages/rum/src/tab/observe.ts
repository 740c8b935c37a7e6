const observers: [PerformanceObserver, (entry: never) => void][] = [];

/** Hears entries of a kind, those from before too; nothing where the browser does not know the kind. */
export function observe<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
  options?: { durationThreshold: number },
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as Entry);
  });
  observer.observe({ type, buffered: true, ...options } as PerformanceObserverInit);
  observers.push([observer, take]);
}

/** Takes what observers have not handed over yet: at the end of a view they would not come to it. */
export function takeRecords(): void {
  for (const [observer, take] of observers) for (const entry of observer.takeRecords()) take(entry as never);
}
