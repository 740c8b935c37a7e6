import { signedInAt } from '../../access/states/opening.ts';
import { withRefund } from '../../access/states/refunds.ts';
import {
  customerRefunded,
  customerRefused,
  customerWhoAsksBack,
  customerWhoHasSentBack,
  customerWhoSendsBack,
} from '../../support/refunds.ts';
import { press, text, wake } from './acting.ts';
import { desktop, englishPhone, type GalleryState, inTurn, phone, type Visit } from './gallery-state.ts';

const ask = { route: 'mf_user_centre/ask-refund', heading: { zh: '申请退款', en: 'Ask for a refund' } } as const;
const refund = { route: 'mf_user_centre/refund' } as const;

const toAsk = withRefund(customerWhoAsksBack, (row) => `/user/refund/ask?order=${row.good_indent_id}`);
const ofRefund = ({ id }: { id: number }) => `/user/refund/detail?id=${id}`;

/** Chooses everything that is left, and says why. */
const choose = async ({ page, lang }: Visit) => {
  const lines = await page.getByRole('checkbox').all();
  for (const line of lines) await wake(line);
  for (const line of lines) await line.check();
  const words =
    lang === 'en' ? ['Reason', 'It arrived damaged', 'Tell the shop'] : ['原因', '收到时有损坏', '说给摊主听'];
  await page.getByRole('combobox', { name: words[0]! }).selectOption({ label: words[1]! });
  await page.getByRole('textbox', { name: words[2]! }).fill('泵头按不下去。');
};

/** Asking for money back, and what becomes of it. */
export const refundStates: readonly GalleryState[] = [
  {
    ...ask,
    name: 'how much comes back',
    open: inTurn(toAsk, choose, text({ zh: '退到余额', en: 'To your balance' })),
    ways: [desktop, englishPhone],
  },
  {
    ...ask,
    name: 'nothing chosen',
    open: inTurn(
      toAsk,
      press({ zh: '提交申请', en: 'Send the request' }),
      text({ zh: '请选择要退的商品', en: 'Choose what you return' }),
    ),
    ways: [englishPhone],
  },
  {
    ...refund,
    name: 'on its way back',
    heading: { zh: '等摊主查收', en: 'On its way back' },
    open: withRefund(customerWhoHasSentBack, ofRefund),
    ways: [desktop, phone],
  },
  {
    ...refund,
    name: 'refunded',
    heading: { zh: '已退款', en: 'Refunded' },
    open: withRefund(customerRefunded, ofRefund),
    ways: [desktop, englishPhone],
  },
  {
    ...refund,
    name: 'refused',
    heading: { zh: '摊主没有同意', en: 'Refused' },
    open: withRefund(customerRefused, ofRefund),
    ways: [desktop, englishPhone],
  },
  {
    route: 'mf_user_centre/orders',
    name: 'after the sale',
    heading: { zh: '我的订单', en: 'My orders' },
    open: signedInAt('/user/indent/list?index=after_sale', customerWhoSendsBack),
    ways: [desktop, englishPhone],
  },
];
