import type { RefundKind, RefundOffer, RefundReason, RefundWish } from '@jishi/api/refunds';

/** What is chosen so far: pieces by line, how, and why; `reason` is empty until one is chosen. */
export type RefundChoice = {
  readonly quantities: Readonly<Record<string, number>>;
  readonly kind: RefundKind;
  readonly reason: string;
};

/** Nothing but the only line there is, and the way that is open to all of it: what was not sent needs no parcel. */
export function firstChoice({ lines, kinds }: Pick<RefundOffer, 'lines' | 'kinds'>): RefundChoice {
  const open = lines.filter(({ left }) => left > 0);
  const [only] = open;
  return {
    quantities: only && open.length === 1 ? { [only.id]: only.left } : {},
    kind: kinds.includes('return') && lines.every(({ unsent }) => unsent === 0) ? 'return' : 'refund',
    reason: '',
  };
}

/** Reasons that fit a way. */
export function reasonsFor({ reasons }: Pick<RefundOffer, 'reasons'>, kind: RefundKind): RefundReason[] {
  return reasons.filter(({ kinds }) => kinds.includes(kind));
}

/** The same choice another way; a reason that does not fit there has to be chosen anew. */
export function withKind(offer: Pick<RefundOffer, 'reasons'>, choice: RefundChoice, kind: RefundKind): RefundChoice {
  const fits = reasonsFor(offer, kind).some(({ word }) => word === choice.reason);
  return { ...choice, kind, reason: fits ? choice.reason : '' };
}

/** What the server is asked with, of pieces that can be chosen; null while goods or reason are missing. */
export function toWish(
  { lines }: Pick<RefundOffer, 'lines'>,
  { quantities, kind, reason }: RefundChoice,
): RefundWish | null {
  const wanted = lines.flatMap(({ id }) => {
    const quantity = quantities[id] ?? 0;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
  return wanted.length > 0 && reason !== '' ? { kind, reason, lines: wanted } : null;
}
