/** How far a line is from the order of arrival. */
export type Disorder = {
  /** Pairs in which the later number had come earlier. */
  inversions: number;
  /** Pairs in all. */
  pairs: number;
  /** Places behind somebody who had come later. */
  overtaken: number;
  /** The most milliseconds by which somebody had come earlier than one in front of them. */
  most: number;
};

/** @param arrivals moments of arrival in the order of the line, in milliseconds */
export function disorderOf(arrivals: readonly number[]): Disorder {
  const moments = [...new Set(arrivals)].sort((one, other) => one - other);
  const rank = new Map(moments.map((moment, index) => [moment, index + 1]));
  // Counts by rank, so that those who came later and stand in front are found without looking at each pair (Fenwick tree).
  const tree = new Array<number>(moments.length + 1).fill(0);
  const upTo = (index: number): number => {
    let sum = 0;
    for (let at = index; at > 0; at -= at & -at) sum += tree[at] ?? 0;
    return sum;
  };
  let [inversions, overtaken, most, latest] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const [index, moment] of arrivals.entries()) {
    const own = rank.get(moment) ?? 0;
    const inFront = index - upTo(own);
    inversions += inFront;
    if (inFront > 0) overtaken += 1;
    most = Math.max(most, latest - moment);
    latest = Math.max(latest, moment);
    for (let at = own; at < tree.length; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
  }
  return { inversions, pairs: (arrivals.length * (arrivals.length - 1)) / 2, overtaken, most: Math.max(0, most) };
}
