import type { LocalText } from '../../kernel/texts/languages.ts';
import type { Notice } from '../notices/send-notice.ts';

/** Tells an author that the shop has answered; it leads to what they have written. */
export function answeredNotice(productsName: LocalText, answer: string): Notice {
  return {
    kind: 'review_answered',
    type: 1,
    link: '/user/comment/list?show=written',
    price: null,
    title: { zh: '摊主回复了你的评价', en: 'The shop answered your review' },
    remark: { zh: answer, en: answer },
    rows: [{ label: { zh: '商品', en: 'Goods' }, value: productsName }],
  };
}
