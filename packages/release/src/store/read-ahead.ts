/**
 * Reads items that are wanted one after the other, some of them ahead.
 *
 * @returns gives the result at an index; to be asked in rising order
 */
export function readAhead<T, R>(
  ahead: number,
  items: readonly T[],
  read: (item: T) => Promise<R>,
): (index: number) => Promise<R> {
  const started: Promise<R>[] = [];
  return async (index) => {
    while (started.length < Math.min(items.length, index + ahead)) {
      const next = read(items[started.length]!);
      next.catch(() => {}); // whoever asks for it hears of it
      started.push(next);
    }
    return started[index]!;
  };
}
