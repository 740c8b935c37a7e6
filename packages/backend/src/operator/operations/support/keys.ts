/** The key of a row that got none when it was made: its kind and id. Saving the row gives it this one for good. */
export function keyOf(kind: string, row: { id: number; slug: string | null }): string {
  return row.slug ?? `${kind}-${row.id}`;
}
