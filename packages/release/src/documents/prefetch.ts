/**
 * Prefetches items that are wanted one after the other (read-ahead).
 *
 * @returns gives the result at an index; to be called in rising order
 */
export function prefetch<T, R>(
  ahead: number,
  items: readonly T[],
  read: (item: T) => Promise<R>,
): (index: number) => Promise<R> {
  const started: Promise<R>[] = [];
  return async (index) => {
    while (started.length < Math.min(items.length, index + ahead)) {
      const next = read(items[started.length]!);
      next.catch(() => {}); // whoever awaits it gets the error
      started.push(next);
    }
    return started[index]!;
  };
}
