/** The order a job is about. Throws for a payload that names none: the job is given up in the end, and visibly. */
export function orderIdOf(payload: Record<string, unknown>): number {
  const { orderId } = payload;
  if (typeof orderId !== 'number') throw new Error('The job names no order: its payload needs a numeric orderId.');
  return orderId;
}
