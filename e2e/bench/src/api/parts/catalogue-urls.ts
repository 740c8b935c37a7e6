import { callOk } from '../servers/http-client.ts';
import type { Api } from '../servers/start-api.ts';

/** An address of the catalogue, below the api; `goodId` for the page of a good. */
export type CatalogueUrl = { path: string; goodId: number | null };

type Page = { data: { id: number }[] };

const PAGE = 100;
/** One list for so many goods. */
const LIST_EVERY = 5;

/** The most popular first: lists in the shop's order and by price, and between them pages of goods. */
export async function catalogueUrls(api: Api, count: number): Promise<CatalogueUrl[]> {
  const goods: number[] = [];
  for (let page = 1; goods.length < count; page += 1) {
    const { data } = await callOk<Page>(`${api.base}good?limit=${PAGE}&page=${page}`, { headers: api.headers });
    if (data.length === 0) break;
    goods.push(...data.map(({ id }) => id));
  }
  const urls = Array.from({ length: count }, (_, index): CatalogueUrl => {
    const isList = index % LIST_EVERY === 0;
    const goodId = goods[index - Math.ceil(index / LIST_EVERY)];
    return isList || goodId === undefined
      ? { path: listPath(Math.floor(index / LIST_EVERY)), goodId: null }
      : { path: `good/${goodId}`, goodId };
  });
  return urls;
}

const sorts = ['', '&sort=order_price', '&sort=-order_price', '&sort=-sales'];

/** Lists of twenty goods, four orders of each page. */
function listPath(index: number): string {
  const sort = sorts[index % sorts.length] ?? '';
  return `good?limit=20&page=${1 + Math.floor(index / sorts.length)}${sort}`;
}
