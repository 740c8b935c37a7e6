import { expectHydrated } from '../../support/hydrated.ts';
import { at, signedInAt } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';

const on = { zh: '正在抢购', en: 'On now' };

/** The list of flash sales as another moment or another shop would answer it; the page asks for it in the browser. */
const withSales = (change: (row: Record<string, unknown>, index: number) => object) => async (visit: Visit) => {
  // The stream would tell how they really stand.
  await visit.page.route('**/api/v1/app/seckill/events?*', (route) => route.abort());
  await visit.page.route('**/api/v1/app/seckill?*', async (route) => {
    const answer = await route.fetch();
    const { message, ...rest } = (await answer.json()) as { message: { data: Record<string, unknown>[] } };
    await route.fulfill({
      response: answer,
      json: { ...rest, message: { ...message, data: message.data.map(change) } },
    });
  });
  await toOtherSlot(visit);
};

const failing = async (visit: Visit) => {
  await visit.page.route('**/api/v1/app/seckill?*', (route) =>
    route.fulfill({ status: 503, json: { result: 'error', code: 0, status_code: 503, message: '' } }),
  );
  await toOtherSlot(visit);
};

const empty = async (visit: Visit) => {
  await visit.page.route('**/api/v1/app/seckill?*', async (route) => {
    const answer = await route.fetch();
    const { message, ...rest } = (await answer.json()) as { message: object };
    await route.fulfill({ response: answer, json: { ...rest, message: { ...message, data: [], total: 0 } } });
  });
  await toOtherSlot(visit);
};

/** The first answer comes with the page; the next slot is asked for here. */
async function toOtherSlot(visit: Visit): Promise<void> {
  await at('/seckill/list')(visit);
  const next = visit.page.getByRole('tab').nth(1);
  await expectHydrated(next);
  await next.click();
}

export const flashSaleStates: readonly PageState[] = [
  {
    route: 'mf_promotions/flash-sales',
    name: 'on now',
    heading: { zh: '限时秒杀', en: 'Flash sale' },
    shows: on,
    open: at('/seckill/list'),
  },
  {
    route: 'mf_promotions/flash-sales',
    name: 'for a customer',
    heading: { zh: '限时秒杀', en: 'Flash sale' },
    shows: on,
    open: signedInAt('/seckill/list'),
  },
  {
    route: 'mf_promotions/flash-sales',
    name: 'upcoming',
    heading: { zh: '限时秒杀', en: 'Flash sale' },
    shows: { zh: '共 ', en: ' pieces' },
    open: toOtherSlot,
  },
  {
    route: 'mf_promotions/flash-sales',
    name: 'almost gone, held, gone and over',
    heading: { zh: '限时秒杀', en: 'Flash sale' },
    shows: { zh: '已结束', en: 'Ended' },
    open: withSales((row, index) => ({
      ...row,
      time: '2020-01-01 00:00:00',
      end_time: index === 2 ? '2020-01-01 02:00:00' : '2099-01-01 00:00:00',
      left: index === 0 ? 1 : 0,
      held: index === 3 ? 2 : 0,
    })),
  },
  {
    route: 'mf_promotions/flash-sales',
    name: 'several pages',
    heading: { zh: '限时秒杀', en: 'Flash sale' },
    shows: { zh: '条/页', en: '10' },
    open: async (visit) => {
      await visit.page.route('**/api/v1/app/seckill?*', async (route) => {
        const answer = await route.fetch();
        const { message, ...rest } = (await answer.json()) as { message: object };
        await route.fulfill({ response: answer, json: { ...rest, message: { ...message, total: 58 } } });
      });
      await toOtherSlot(visit);
    },
  },
  {
    route: 'mf_promotions/flash-sales',
    name: 'nothing in this slot',
    heading: { zh: '这一场没有秒杀商品', en: 'No flash-sale items in this round' },
    level: 2,
    open: empty,
  },
  {
    route: 'mf_promotions/flash-sales',
    name: 'did not load',
    heading: { zh: '没加载出来', en: 'That did not load' },
    level: 2,
    says: /seckill\?.* was answered with status 503/,
    open: failing,
  },
];
