import { callApi } from '../../support/api.ts';
import { emptyCustomer } from '../../support/signed-in.ts';
import { at, signedInAt } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';

type Sale = { id: number; good_id: number; left: number; time: string; end_time: string };

/** The page of a product in its running sale, for a customer with such a place: answered in place of the api. */
const withPlace =
  (place: object, { heldMinutes = 0, isLost = false } = {}) =>
  async (visit: Visit) => {
    const { data, server_time } = await callApi<{ data: Sale[]; server_time: string }>('seckill?state=1&limit=50', {
      origin: visit.origin,
    });
    // Of one that is sold out the page offers the product at its usual price.
    const sale = data.find(({ left }) => left > 0);
    const message = {
      ...{ id: 7, good_id: sale?.good_id, good_sku_id: 0, seckill_id: sale?.id, seckill_sku_id: 9, number: 587 },
      ...{ state: 0, pieces: 1, held: 0, position: null, wait_seconds: null, left: 0, held_pieces: 20 },
      ...{
        next_release: server_time,
        turns_per_second: 36,
        arrived_at: server_time,
        held_until: null,
        held_seconds: null,
      },
      ...(heldMinutes > 0 && { held_until: minutesAfter(server_time, heldMinutes) }),
      ...{ ended_at: null, time: sale?.time, end_time: sale?.end_time, indent_id: null, server_time, ...place },
    };
    await visit.page.route('**/place/events', (route) => route.abort());
    let asked = 0;
    await visit.page.route(/\/seckill\/\d+\/place$/, (route) => {
      asked += 1;
      return isLost && asked > 1 ? route.abort() : route.fulfill({ json: { result: 'ok', message } });
    });
    await signedInAt(`/product/detail/${sale?.good_id}`, emptyCustomer)(visit);
    await visit.page.getByRole('region', { name: visit.lang === 'en' ? 'Waiting line' : '排队' }).waitFor();
  };

/** Who waits looks at something else meanwhile. */
const browsingOn = async (visit: Visit) => {
  await withPlace({ position: 214, wait_seconds: 6, left: 266 })(visit);
  await at('/category/list')(visit);
  await visit.page.getByRole('link', { name: visit.lang === 'en' ? /^214 You are number/ : /^214 你排在第/ }).waitFor();
};

/** Times of the shop are China's, without a zone. */
const minutesAfter = (time: string, minutes: number): string =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');

const route = 'mf_catalog/product-detail';
const level = 2;

/** The ticket of somebody who wants what everybody wants. */
export const rushStates: readonly PageState[] = [
  {
    ...{ route, level, name: 'waiting in the line of its sale' },
    heading: { zh: /^正在排队/, en: /^You are in the line/ },
    open: withPlace({ position: 214, wait_seconds: 6, left: 266 }),
  },
  {
    ...{ route, level, name: 'waiting for held pieces' },
    heading: { zh: /^货都留给前面的人了/, en: /^Every item is held/ },
    open: withPlace({ position: 12 }),
  },
  {
    ...{ route, level, name: 'its turn in the line' },
    heading: { zh: /^轮到你了/, en: /^It is your turn/ },
    // Longer than any visit: the clock must not run out meanwhile.
    open: withPlace({ state: 1, held: 1 }, { heldMinutes: 29 }),
  },
  {
    ...{ route, level, name: 'a place in the line that lapsed' },
    heading: { zh: '刚才没有等到你的确认', en: 'You did not confirm in time' },
    open: withPlace({ state: 3 }),
  },
  {
    ...{ route, level, name: 'sold out while waiting' },
    heading: { zh: '这款抢光了', en: 'This one is sold out' },
    open: withPlace({ state: 5 }),
  },
  {
    ...{ route, level, name: 'in a line nothing is heard of' },
    heading: { zh: '网络断了一下，位置还在', en: 'Connection lost, your place is kept' },
    open: withPlace({ position: 214, wait_seconds: 6, left: 266 }, { isLost: true }),
  },
  {
    ...{ route: 'mf_catalog/category-list', name: 'while waiting in a line' },
    heading: { zh: '全部分类', en: 'All categories' },
    open: browsingOn,
  },
];
