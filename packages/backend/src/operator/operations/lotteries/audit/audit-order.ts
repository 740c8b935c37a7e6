import type { AuditedDraw } from './audit-records.ts';

type Found = { faults: { draw: number | null; reason: string }[]; notes: string[] };

/** What must hold between the draws of a lottery on one day, in the order of their numbers. `counted`: how many the shop counted. */
export function checkOrder(draws: readonly AuditedDraw[], counted: number): Found {
  const found: Found = { faults: [], notes: [] };
  draws.forEach(({ proof, log }, at) => {
    const due = at === 0 ? 1 : (draws[at - 1]?.proof.number ?? 0) + 1;
    if (proof.number !== due) {
      found.faults.push({ draw: log.id, reason: `is number ${proof.number}, and number ${due} is missing` });
    }
  });
  const last = draws.at(-1)?.proof.number ?? 0;
  if (last !== counted)
    found.faults.push({ draw: null, reason: `${counted} draws were counted, the last is number ${last}` });
  checkCustomers(draws, found);
  checkStock(draws, found);
  return found;
}

/** Each customer counts their own draws: the number they were shown before is the one that was drawn with. */
function checkCustomers(draws: readonly AuditedDraw[], { faults }: Found): void {
  const last = new Map<number, number>();
  for (const { proof, log } of draws) {
    const before = last.get(log.userId);
    if (before !== undefined && proof.customerDraw !== before + 1) {
      faults.push({ draw: log.id, reason: `is draw ${proof.customerDraw} of its customer after draw ${before}` });
    }
    last.set(log.userId, proof.customerDraw);
  }
}

/** What is left of a prize is what the draw before left; somebody who changes the lottery may change it, which is told. */
function checkStock(draws: readonly AuditedDraw[], { faults, notes }: Found): void {
  const expected = new Map<number, number>();
  for (const { proof, log } of draws) {
    for (const [prizeId, , left] of proof.prizes) {
      if (left < -1) faults.push({ draw: log.id, reason: `found ${left} of prize ${prizeId}` });
      const due = expected.get(prizeId);
      if (due !== undefined && due !== left) {
        notes.push(
          `before draw ${log.id} (number ${proof.number}) the stock of prize ${prizeId} was changed from ${due} to ${left}.`,
        );
      }
      expected.set(prizeId, prizeId === log.prizeId && left > 0 ? left - 1 : left);
    }
  }
}
