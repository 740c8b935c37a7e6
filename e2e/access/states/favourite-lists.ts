import { callApi, type Tokens } from '../../support/api.ts';
import { simpleProduct } from '../../support/product-page.ts';
import { once, signUp } from '../../support/signed-in.ts';
import { at, signedInAt } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';

const name = 'Kitchen 厨房';

/** A new customer with one product in a list, which is shared. */
const customerWithList = (origin: string): Promise<Tokens> =>
  once(`${origin} favourites list`, async () => {
    const tokens = await signUp(origin);
    const call = <Answer>(path: string, body: object) =>
      callApi<Answer>(path, { body, token: tokens.access_token, origin });
    const { id } = await call<{ id: number }>('collectList', { name });
    await call(`collectList/${id}/good`, { good_id: Number(simpleProduct.id), is_in: true });
    await call(`collectList/${id}/share`, { from: '' });
    return tokens;
  });

type Row = { id: number; link: { token: string } | null };

/** The first list of that customer. */
async function listOf(origin: string): Promise<Row> {
  const { access_token: token } = await customerWithList(origin);
  const [row] = await callApi<Row[]>('collectList', { token, origin });
  if (!row) throw new Error('The customer has no list.');
  return row;
}

const inList = async (visit: Visit) => {
  const { id } = await listOf(visit.origin);
  await signedInAt(`/user/collect?list=${id}`, customerWithList)(visit);
};

const putIn = async (visit: Visit) => {
  await inList(visit);
  const put = visit.lang === 'en' ? /^Put in a list/ : /放进收藏夹/;
  await visit.page.getByRole('button', { name: put }).first().click();
  await visit.page.getByRole('dialog').getByRole('checkbox').first().waitFor();
};

const shared = async (visit: Visit) => {
  const { link } = await listOf(visit.origin);
  await at(`/favourites/shared?list=${encodeURIComponent(link?.token ?? '')}`)(visit);
};

/** Lists a customer has named, and what whoever has the link of one sees. */
export const favouriteListStates: readonly PageState[] = [
  {
    route: 'mf_user_centre/favourites',
    name: 'in a list',
    heading: { zh: '我的收藏', en: 'My favourites' },
    shows: { zh: name, en: name },
    open: inList,
  },
  {
    route: 'mf_user_centre/favourites',
    name: 'into which lists',
    heading: { zh: '我的收藏', en: 'My favourites' },
    open: putIn,
  },
  {
    route: 'mf_user_centre/shared-favourites',
    name: 'somebody’s list',
    heading: { zh: name, en: name },
    open: shared,
  },
  {
    route: 'mf_user_centre/shared-favourites',
    name: 'a link that is none',
    heading: { zh: '打不开这个收藏夹', en: 'This list cannot be opened' },
    open: at('/favourites/shared?list=nonsense'),
  },
];
