/** Things as they stood before, by their ids; those that were not there come last, as they are. */
export function inOrder<T extends { id: string }>(things: readonly T[], order: readonly string[]): T[] {
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return things.toSorted((one, other) => place(one.id) - place(other.id));
}
