import type { RefundKind, RefundStage } from '../../kernel/db/schema/index.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';

/** Why somebody wants their money back; `fault`: who bears the shipping fee of the order. */
export type RefundReason = {
  word: string;
  text: LocalText;
  fault: 'customer' | 'shop';
  stages: readonly RefundStage[];
  kinds: readonly RefundKind[];
};

const both: readonly RefundKind[] = ['refund', 'return'];
const afterSending: readonly RefundStage[] = ['sent', 'received'];

/** The list customers choose from, in its order. */
export const refundReasons: readonly RefundReason[] = [
  reason('changed-mind', '不想要了', 'Changed my mind', 'customer', ['unsent'], ['refund']),
  reason('ordered-wrongly', '拍错了，或信息填错', 'Ordered by mistake', 'customer', ['unsent'], ['refund']),
  reason('too-slow', '一直没有发货', 'Not sent in time', 'shop', ['unsent'], ['refund']),
  reason('not-arrived', '没有收到', 'It has not arrived', 'shop', ['sent'], ['refund']),
  reason('no-reason', '七天无理由退货', 'Return within seven days', 'customer', afterSending, ['return']),
  reason('damaged', '收到时有损坏', 'It arrived damaged', 'shop', afterSending, both),
  reason('missing-pieces', '少件或漏发', 'Pieces are missing', 'shop', afterSending, ['refund']),
  reason('wrong-item', '发错了商品', 'The wrong item came', 'shop', afterSending, both),
  reason('not-as-described', '与描述不符', 'Not as described', 'shop', afterSending, both),
  reason('other', '其他原因', 'Another reason', 'customer', ['unsent', 'sent', 'received'], both),
];

function reason(
  word: string,
  zh: string,
  en: string,
  fault: RefundReason['fault'],
  stages: readonly RefundStage[],
  kinds: readonly RefundKind[],
): RefundReason {
  return { word, text: { zh, en }, fault, stages, kinds };
}

/** What may be asked for: nothing is sent back that was never sent. */
export function kindsOf(stage: RefundStage): readonly RefundKind[] {
  return stage === 'unsent' ? ['refund'] : both;
}

/** The reason of a word, where it fits; null for any other. */
export function findReason(word: string, stage: RefundStage, kind: RefundKind): RefundReason | null {
  const found = refundReasons.find((each) => each.word === word);
  return found?.stages.includes(stage) && found.kinds.includes(kind) ? found : null;
}

/** What a reason is called; the word itself for one that is not in the list any more. */
export function reasonText(word: string): LocalText {
  return refundReasons.find((each) => each.word === word)?.text ?? { zh: word, en: word };
}

/** Shipping fee comes back where nothing was sent, or the shop is to blame. */
export function refundsShippingFee(stage: RefundStage, { fault }: Pick<RefundReason, 'fault'>): boolean {
  return stage === 'unsent' || fault === 'shop';
}
