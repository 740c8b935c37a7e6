import { callApi, type Tokens } from '../../support/api.ts';
import { enterAs, tokensOf } from '../../support/signed-in.ts';
import type { Visit } from './page-state.ts';

type Who = (origin: string) => Promise<Tokens>;

const address = ({ lang }: Visit, path: string) => (lang === 'en' ? `/en${path}` : path);

/** Opens a path in the visit's language. */
export const at = (path: string) => (visit: Visit) => visit.page.goto(address(visit, path));

const enter = async ({ page, origin }: Visit, who: Who) => enterAs(page.context(), origin, await who(origin));

/** Opens a path as a customer; the demo customer unless another one is named. */
export const signedInAt =
  (path: string, who: Who = tokensOf) =>
  async (visit: Visit) => {
    await enter(visit, who);
    return at(path)(visit);
  };

/** Tabs of the order list, by the words of the wire. */
const tabs = { 'awaiting payment': '1', 'awaiting shipment': '2', shipped: '3', 'awaiting review': '10' } as const;

/** Opens a page with an order of the demo customer in a state: an old one, since others order as the demo customer, and pay, at the same time. */
export const withOrder = (path: string, state: keyof typeof tabs) => async (visit: Visit) => {
  const { access_token: token } = await tokensOf(visit.origin);
  const call = `goodIndent?index=${tabs[state]}&limit=100`;
  const { data } = await callApi<{ data: { id: number }[] }>(call, { token, origin: visit.origin });
  return signedInAt(`${path}?id=${Math.min(...data.map(({ id }) => id))}`)(visit);
};

/** Opens a message of the demo customer about a payment, one that was read before. */
export const atNotice = async (visit: Visit) => {
  const { access_token: token } = await tokensOf(visit.origin);
  type Row = { id: string; kind: string; read_at: string | null };
  const call = 'notification?pc=true&limit=50';
  const { data } = await callApi<{ data: Row[] }>(call, { token, origin: visit.origin });
  const paid = data.find(({ kind, read_at }) => kind === 'paid' && read_at !== null);
  return signedInAt(`/user/notice/detail?id=${paid?.id}`)(visit);
};
