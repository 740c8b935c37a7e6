import { amountText } from '../../kernel/texts/amount-text.ts';
import type { LocalText } from '../../kernel/texts/languages.ts';
import type { Notice, NoticeRow } from '../notices/send-notice.ts';

/** What is told of a product. Prices in cents; `was`: what it cost when it was asked for, or told of last; null: it did not fall. */
export type AlertFacts = { productId: number; name: LocalText; price: number; was: number | null; isBack: boolean };

/** A price that fell, or that it can be had again; both are one notice. */
export function alertNotice({ productId, name, price, was, isBack }: AlertFacts): Notice {
  const before: NoticeRow[] = was === null ? [] : [{ label: { zh: '之前', en: 'Before' }, value: amountText(was) }];
  return {
    kind: isBack ? 'stock_alert' : 'price_alert',
    type: 3,
    topic: 'reminders',
    link: `/pages/product/detail?id=${productId}`,
    price: null,
    title: isBack
      ? { zh: '你等的商品到货了', en: 'It is back in stock' }
      : { zh: '你关注的商品降价了', en: 'It costs less now' },
    remark: isBack
      ? { zh: '没有为你留货，要买请早。', en: 'None is kept for you: first come, first served.' }
      : {
          zh: '再降还会告诉你，不想再收就在收藏里关掉。',
          en: 'You hear of the next fall, too, until you switch it off among your favourites.',
        },
    rows: [
      { label: { zh: '商品', en: 'Goods' }, value: name },
      ...before,
      { label: { zh: '现价', en: 'Price' }, value: amountText(price) },
    ],
  };
}
