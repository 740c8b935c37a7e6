import { amountText } from '../../kernel/texts/amount-text.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';
import { spokenTime } from '../../kernel/texts/spoken-time.ts';
import type { Times } from '../../kernel/wire/times.ts';
import type { Notice, NoticeRow } from '../notices/send-notice.ts';
import { reasonText } from './refund-reasons.ts';
import type { RefundRequest } from './refund-records.ts';

type NoticeFacts = Pick<RefundRequest, 'id' | 'number' | 'money' | 'reason'>;
type TimesText = Pick<Times, 'text'>;

/** A notice of trade about a refund. */
function about(
  refund: NoticeFacts,
  kind: string,
  title: LocalText,
  remark: LocalText,
  rows: readonly NoticeRow[] = [],
): Notice {
  return {
    kind,
    type: 2,
    link: `/pages/refund/detail?id=${refund.id}`,
    price: refund.money,
    title,
    remark,
    rows: [
      { label: { zh: '退款单号', en: 'Refund' }, value: refund.number },
      { label: { zh: '金额', en: 'Amount' }, value: amountText(refund.money) },
      ...rows,
    ],
  };
}

export function requestedNotice(refund: NoticeFacts & Pick<RefundRequest, 'deadline'>, times: TimesText): Notice {
  const until = refund.deadline ? times.text(refund.deadline) : '';
  return about(
    refund,
    'refund_asked',
    { zh: '退款申请已提交', en: 'We have your refund request' },
    {
      zh: `摊主会在 ${spokenTime(until, 'zh')} 前答复。`,
      en: `You will have an answer by ${spokenTime(until, 'en')}.`,
    },
    [{ label: { zh: '原因', en: 'Reason' }, value: reasonText(refund.reason) }],
  );
}

/** `deadline`: until when the products have to be sent. */
export function agreedNotice(refund: NoticeFacts, deadline: Date, times: TimesText): Notice {
  const until = times.text(deadline);
  return about(
    refund,
    'refund_agreed',
    { zh: '退货申请已同意', en: 'Your return is agreed' },
    {
      zh: `请在 ${spokenTime(until, 'zh')} 前把商品寄回，并填写运单号。`,
      en: `Please send the goods by ${spokenTime(until, 'en')} and tell us the tracking number.`,
    },
  );
}

/** `words` are what the shop said, in whatever language it did. */
export function refusedNotice(refund: NoticeFacts, words: string): Notice {
  return about(
    refund,
    'refund_refused',
    { zh: '摊主没有同意退款', en: 'Your refund was refused' },
    { zh: words, en: words },
  );
}

export function receivedNotice(refund: NoticeFacts): Notice {
  return about(
    refund,
    'refund_received',
    { zh: '退回的商品已收到', en: 'Your goods are back' },
    { zh: '摊主收到了你寄回的商品，马上退款。', en: 'The shop has your goods; the money follows at once.' },
  );
}

export function closedNotice(refund: NoticeFacts): Notice {
  return about(
    refund,
    'refund_closed',
    { zh: '退货申请已关闭', en: 'Your return was closed' },
    {
      zh: '商品没有在时限内寄回，申请已关闭；期限内可以再次申请。',
      en: 'The goods were not sent in time. You can ask again while the order allows it.',
    },
  );
}

export function doneNotice(refund: NoticeFacts & Pick<RefundRequest, 'points'>): Notice {
  const points: NoticeRow = { label: { zh: '退回积分', en: 'Points' }, value: String(refund.points) };
  return about(
    refund,
    'refunded',
    { zh: '退款成功', en: 'Refunded' },
    { zh: `退款单 ${refund.number} 已退款。`, en: `Refund ${refund.number} is done.` },
    refund.points > 0 ? [points] : [],
  );
}

export function failedNotice(refund: NoticeFacts): Notice {
  return about(
    refund,
    'refund_failed',
    { zh: '退款没有成功', en: 'The refund failed' },
    {
      zh: `退款单 ${refund.number} 的退款没有成功，摊主会尽快处理。`,
      en: `Refund ${refund.number} did not succeed; the shop will see to it.`,
    },
  );
}
