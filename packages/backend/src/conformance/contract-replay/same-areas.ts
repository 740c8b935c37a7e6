type Area = { id: number; name: string; value: string | null; children?: Area[] };

/** Whether every recorded area is among ours, below the same areas and written in the same way; ids and codes are each server's own. */
export function hasSameAreas(recorded: unknown, ours: unknown): boolean {
  return contains(recorded as Area[], ours as Area[]);
}

function contains(recorded: readonly Area[], ours: readonly Area[]): boolean {
  return recorded.every((area) => {
    const mine = ours.find(({ name }) => name === area.name);
    return mine !== undefined && isWrittenAlike(area, mine) && contains(area.children ?? [], mine.children ?? []);
  });
}

function isWrittenAlike(recorded: Area, ours: Area): boolean {
  const kinds = (area: Area) => Object.entries(area).map(([key, value]) => `${key} ${typeof value}`);
  return kinds(recorded).sort().join() === kinds(ours).sort().join();
}
