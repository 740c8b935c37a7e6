type Move = (index: number, count: number) => number;

export const next: Move = (index, count) => (index + 1) % count;
export const previous: Move = (index, count) => (index + count - 1) % count;

/** Where a key leads to in a line of controls that is one stop of the tab key, round and round. */
export const lineMoves: Readonly<Record<string, Move>> = {
  ArrowRight: next,
  ArrowLeft: previous,
  Home: () => 0,
  End: (_, count) => count - 1,
};
