/**
 * How alike two words are written, from 0 to 1: what share of the longer one stays when letters are changed, added, left
 * out or swapped with their neighbour.
 */
export function likeness(one: string, other: string): number {
  const longest = Math.max([...one].length, [...other].length);
  return longest === 0 ? 1 : 1 - changesBetween(one, other) / longest;
}

/** How many single changes lead from one word to the other (optimal string alignment). */
export function changesBetween(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const line = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted;
      line.push(
        Math.min(
          at(above, column) + (letter === wanted ? 0 : 1),
          at(above, column + 1) + 1,
          at(line, column) + 1,
          isSwapped ? at(before, column - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = above;
    above = line;
  }
  return at(above, to.length);
}

const at = (line: readonly number[], column: number): number => line[column] ?? Number.POSITIVE_INFINITY;
