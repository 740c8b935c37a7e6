import { amountText } from '../../../kernel/texts/amount-text.ts';
import type { LocalText } from '../../../kernel/texts/languages.ts';
import type { Notice } from '../../notices/send-notice.ts';

/** What a reminder tells of a sale. `price`: the lowest, in cents; `startsAt`: text in the shop's time zone. */
export type ReminderFacts = {
  productId: number;
  name: LocalText;
  startsAt: string;
  price: number;
  /** Nobody could be reminded in time: a shop that was closed. */
  hasBegun: boolean;
};

export function reminderNotice({ productId, name, startsAt, price, hasBegun }: ReminderFacts): Notice {
  return {
    kind: 'sale_reminder',
    type: 3,
    topic: 'reminders',
    link: `/pages/product/detail?id=${productId}`,
    price: null,
    title: hasBegun
      ? { zh: '你关注的秒杀已开始', en: 'Your flash sale is on' }
      : { zh: '你关注的秒杀马上开始', en: 'Your flash sale starts soon' },
    remark: hasBegun
      ? { zh: '数量有限，抢完为止。', en: 'There is only so much: while it lasts.' }
      : { zh: '到点就能下单，数量有限。', en: 'You can order from then on, while it lasts.' },
    rows: [
      { label: { zh: '商品', en: 'Goods' }, value: name },
      { label: { zh: '开始时间', en: 'Starts at' }, value: startsAt },
      { label: { zh: '秒杀价', en: 'Sale price' }, value: amountText(price) },
    ],
  };
}
