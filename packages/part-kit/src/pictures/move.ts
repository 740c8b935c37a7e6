/** The list with the entry at `from` moved to `to`; places outside the list stay at its ends. */
export function move<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.min(list.length - 1, Math.max(0, to));
  if (from === place || list[from] === undefined) return list;
  return list.toSpliced(from, 1).toSpliced(place, 0, list[from]);
}
