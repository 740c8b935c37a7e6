/**
 * A function of one value alone whose results are remembered, up to so many characters of values and results; then all are forgotten.
 *
 * `const clean = remember(4_000_000, cleanHtml)`
 */
export function remember<Value extends string | number>(
  limit: number,
  work: (value: Value) => string,
): (value: Value) => string {
  const known = new Map<Value, string>();
  let size = 0;
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const result = work(value);
    const added = String(value).length + result.length;
    if (added > limit) return result;
    if (size + added > limit) {
      known.clear();
      size = 0;
    }
    size += added;
    known.set(value, result);
    return result;
  };
}
