/**
 * Pipelines queries of a transaction. On PostgreSQL they travel together, so that many cost hardly more time than
 * one; they are still carried out one after the other, in the order in which they were sent. Waits for all of them even when
 * one fails: nothing of a transaction may be on its way when that is rolled back.
 *
 * @throws the first failure, in the order of the list
 */
export async function pipelined<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  const settled = await Promise.allSettled(work);
  const values = settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
  return values as { -readonly [Index in keyof Work]: Awaited<Work[Index]> };
}
