import { callApi, type Tokens } from '../../support/api.ts';
import { keyBuyer } from '../../support/key-buyer.ts';
import { customerWhoAsksBack, customerWhoSendsBack } from '../../support/refunds.ts';
import { signedInAt } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';

type Who = (origin: string) => Promise<Tokens>;
type Row = { id: number; good_indent_id: number };

/** Opens a page about the only refund of a customer. */
export const withRefund = (who: Who, path: (row: Row) => string) => async (visit: Visit) => {
  const { access_token: token } = await who(visit.origin);
  const { data } = await callApi<{ data: Row[] }>('refund?limit=1', { token, origin: visit.origin });
  const [row] = data;
  if (!row) throw new Error('this customer has asked for no refund');
  return signedInAt(path(row), who)(visit);
};

/** Refunds and returns, from the question to the money. */
export const refundStates: readonly PageState[] = [
  {
    route: 'mf_user_centre/ask-refund',
    name: 'one piece left',
    heading: { zh: '申请退款', en: 'Ask for a refund' },
    shows: { zh: '选要退的商品', en: 'What to return' },
    open: withRefund(customerWhoAsksBack, (row) => `/user/refund/ask?order=${row.good_indent_id}`),
  },
  {
    route: 'mf_user_centre/ask-refund',
    name: 'nothing can be returned',
    heading: { zh: '申请退款', en: 'Ask for a refund' },
    shows: { zh: '回到订单', en: 'Back to the order' },
    open: async (visit) => {
      const { tokens, orderId } = await keyBuyer(visit.origin);
      await signedInAt(`/user/refund/ask?order=${orderId}`, async () => tokens)(visit);
    },
  },
  {
    route: 'mf_user_centre/refund',
    name: 'waiting for an answer',
    heading: { zh: '等摊主答复', en: 'Waiting for an answer' },
    shows: { zh: '撤回申请', en: 'Withdraw' },
    open: withRefund(customerWhoAsksBack, ({ id }) => `/user/refund/detail?id=${id}`),
  },
  {
    route: 'mf_user_centre/refund',
    name: 'to be sent back',
    heading: { zh: '等你寄回商品', en: 'Send the goods back' },
    shows: { zh: '我已寄出', en: 'I have sent it' },
    open: withRefund(customerWhoSendsBack, ({ id }) => `/user/refund/detail?id=${id}`),
  },
];
