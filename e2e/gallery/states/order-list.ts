import { signedInAt } from '../../access/states/opening.ts';
import { pressedInList } from '../../access/states/order-actions.ts';
import { customerWithBin, customerWithOrders, whoWaitsForGoods } from '../../support/order-actions.ts';
import { emptyCustomer } from '../../support/signed-in.ts';
import { expect } from '../../support/test.ts';
import { dialog, press } from './acting.ts';
import { desktop, englishPhone, type GalleryState, inTurn, type Lang, phone, type Visit } from './gallery-state.ts';

const orders = { route: 'mf_user_centre/orders', heading: { zh: '我的订单', en: 'My orders' } } as const;
const more = { zh: /更多操作$/, en: /^More for/ } as const;
const changeAddress = { zh: '修改地址', en: 'Change address' } as const;

type Choice = { who: RegExp; says: Readonly<Record<Lang, string>> };

/** Chooses another address, and waits for what it makes of the fee. */
const chosen =
  ({ who, says }: Choice) =>
  async ({ page, lang }: Visit) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: who }).check();
    await expect(dialog).toContainText(says[lang]);
  };

const toSheet = inTurn(signedInAt('/user/indent/list?index=2', whoWaitsForGoods), press(more), dialog);

/** What is done with orders without leaving the list, and the bin. */
export const orderListStates: readonly GalleryState[] = [
  {
    ...orders,
    name: 'all that can be done with one that waits to be sent',
    open: toSheet,
    ways: [phone, englishPhone],
  },
  {
    ...orders,
    name: 'a nearer address for one that is paid',
    open: inTurn(
      pressedInList(changeAddress, '2', whoWaitsForGoods),
      chosen({
        who: /林小雪/,
        says: { zh: '退 ¥8.00 到余额', en: '$8.00 back to your balance' },
      }),
    ),
    ways: [desktop, englishPhone],
  },
  {
    ...orders,
    name: 'a farther address for one to pay',
    open: inTurn(pressedInList(changeAddress, '1'), chosen({ who: /林小寒/, says: { zh: '多付', en: 'more to pay' } })),
    ways: [desktop, englishPhone],
  },
  {
    ...orders,
    name: 'where invoices are',
    open: inTurn(toSheet, press({ zh: '发票', en: 'Invoice' })),
    ways: [englishPhone],
  },
  {
    ...orders,
    name: 'asked before one goes into the bin',
    open: inTurn(
      signedInAt('/user/indent/list', customerWithOrders),
      press({ zh: /^删除订单/, en: /^Delete order/ }),
      dialog,
    ),
    ways: [desktop],
  },
  {
    ...orders,
    name: 'asked before one goes for good',
    open: inTurn(
      signedInAt('/user/indent/list?index=bin', customerWithBin),
      press({ zh: /^彻底删除/, en: /for good$/ }),
      dialog,
    ),
    ways: [desktop],
  },
  {
    ...orders,
    name: 'nothing in the bin',
    shows: { zh: '回收站是空的', en: 'The bin is empty' },
    open: signedInAt('/user/indent/list?index=bin', emptyCustomer),
    ways: [desktop, englishPhone],
  },
];
