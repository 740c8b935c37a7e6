import type { RefundableLine, RefundOffer, RefundStage } from '@jishi/api/refunds';
import { type RefundChoice, reasonsFor } from './refund-choice.ts';

type Offer = Pick<RefundOffer, 'lines' | 'reasons'>;

/** The most pieces of a line that can be chosen; `why`: what stands in the way where there are none. */
export type PieceLimit = { readonly most: number; readonly why: 'only-sent' | 'only-unsent' | 'apart' | null };

const leftAt = ({ left, unsent }: RefundableLine, stage: RefundStage): number =>
  stage === 'unsent' ? unsent : left - unsent;

/** For which pieces a way and a reason are, the unsent first as the server has it; while there is no reason, all that fit the way. */
function stagesOf(offer: Offer, { kind, reason }: RefundChoice): RefundStage[] {
  const fitting = reasonsFor(offer, kind).filter(({ word }) => reason === '' || word === reason);
  const isFor = (stage: RefundStage) => fitting.some(({ stages }) => stages.includes(stage));
  return (['unsent', 'sent'] as const).filter((stage) => isFor(stage) && !(stage === 'unsent' && kind === 'return'));
}

/** The choice without pieces that way and reason are not for. A refund is of pieces of one stage: that of which most stay chosen. */
export function capped(offer: Offer, choice: RefundChoice): RefundChoice {
  const ways = stagesOf(offer, choice).map((stage) => {
    const kept = offer.lines.map(
      (line) => [line.id, Math.min(choice.quantities[line.id] ?? 0, leftAt(line, stage))] as const,
    );
    return { quantities: Object.fromEntries(kept), count: kept.reduce((sum, [, quantity]) => sum + quantity, 0) };
  });
  const most = Math.max(0, ...ways.map(({ count }) => count));
  return { ...choice, quantities: ways.find(({ count }) => count === most)?.quantities ?? {} };
}

/** How many pieces of a line can be chosen beside what is chosen of the others. */
export function limitOf(offer: Offer, choice: RefundChoice, line: RefundableLine): PieceLimit {
  const stages = stagesOf(offer, choice);
  const others = offer.lines.filter(({ id }) => id !== line.id);
  const fitsOthers = (stage: RefundStage) =>
    others.every((one) => (choice.quantities[one.id] ?? 0) <= leftAt(one, stage));
  const most = mostAt(line, stages.filter(fitsOthers));
  if (most > 0 || line.left === 0) return { most, why: null };
  if (mostAt(line, stages) > 0) return { most, why: 'apart' };
  return { most, why: line.unsent > 0 ? 'only-unsent' : 'only-sent' };
}

/** All pieces that can be chosen together, in the way and for the reason that are chosen. */
export const allOf = (offer: Offer, choice: RefundChoice): RefundChoice['quantities'] =>
  capped(offer, { ...choice, quantities: Object.fromEntries(offer.lines.map(({ id, left }) => [id, left])) })
    .quantities;

const mostAt = (line: RefundableLine, stages: readonly RefundStage[]): number =>
  Math.max(0, ...stages.map((stage) => leftAt(line, stage)));
