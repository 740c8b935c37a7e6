import { refuse, screen, shopServer, waitFor, within } from '@jishi/testing';
import { beforeEach, expect, it } from 'vitest';
import { customer, draw } from '../../testing/draw.tsx';
import { wireDelivery } from '../../testing/wire-delivery.ts';
import { REGION_KEY } from './model/kept-region.ts';
import { ProductDelivery } from './product-delivery.tsx';

const estimate = 'GET shipping/estimate';
const regions = [
  {
    id: 1,
    name: '中国',
    value: '86',
    children: [
      { id: 330000, name: '浙江省', value: '330000', children: [{ id: 330100, name: '杭州市', value: '330100' }] },
      {
        id: 540000,
        name: '西藏自治区',
        value: '540000',
        children: [
          { id: 540100, name: '拉萨市', value: '540100' },
          { id: 540200, name: '日喀则市', value: '540200' },
        ],
      },
    ],
  },
];
const server = shopServer({ [estimate]: wireDelivery(), 'GET region': regions });

const drawDelivery = (options: Parameters<typeof draw>[1] = {}, props: object = {}) =>
  draw(<ProductDelivery productId="1" variantId={null} quantity={1} {...props} />, options);
const asked = () => server.asked.filter(({ path }) => path === 'shipping/estimate').map(({ query }) => `${query}`);

beforeEach(() => localStorage.clear());

it('says where to, when, and for how much', async () => {
  drawDelivery();
  expect(await screen.findByText('杭州市')).toBeVisible();
  expect(screen.getByText('预计11月24日（周二）送达')).toBeVisible();
  expect(screen.getByText('运费 ¥8.00，满 ¥49.00 包邮')).toBeVisible();
  expect(asked()).toEqual(['good_id=1&number=1']);
});

it('speaks English', async () => {
  drawDelivery({ lang: 'en' });
  expect(await screen.findByText('Arrives Tue 24 Nov')).toBeVisible();
  expect(screen.getByText('Delivery $8.00, free over $49.00')).toBeVisible();
});

it.each([
  ['tomorrow', { arrives_from: '2026-11-21', arrives_until: '2026-11-21' }, {}, '预计明天送达'],
  ['some days', { arrives_from: '2026-11-21', arrives_until: '2026-11-24' }, {}, '预计明天至11月24日（周二）送达'],
  ['for nothing', {}, { carriage: 0 }, '包邮'],
  ['without a rule', {}, { free_from: null }, '运费 ¥8.00'],
  ['before a place is known', { region: null, arrives_from: null }, { carriage: null }, '满 ¥49.00 包邮'],
  ['before it is known, without a rule', { region: null }, { carriage: null, free_from: null }, '选好地区就能看到运费'],
  ['where nothing is sent', {}, { is_served: false }, '暂不支持配送到杭州市'],
])('says it of %s', async (_, over, row, sentence) => {
  server.serve({ [estimate]: wireDelivery(over, row) });
  drawDelivery();
  expect(await screen.findByText(sentence)).toBeVisible();
  if ('is_served' in row) expect(screen.queryByText(/送达|运费/)).not.toBeInTheDocument();
});

it('counts the time to order in', async () => {
  const soon = new Date(Date.now() + 8 * 3_600_000 + 2.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  server.serve({ [estimate]: wireDelivery({ order_by: soon }) });
  drawDelivery();
  expect(await screen.findByText(/^2 小时 30 分钟内下单$/)).toBeVisible();
});

it('is of the chosen variant, and nothing where nothing is sent', async () => {
  const [row] = wireDelivery().rows;
  const rows = [
    { ...row, good_sku_id: 7, carriage: 6 },
    { ...row, good_sku_id: 8, carriage: 16 },
  ];
  server.serve({ [estimate]: wireDelivery({ rows }) });
  drawDelivery({}, { variantId: '8', quantity: 3 });
  expect(await screen.findByText('运费 ¥16.00，满 ¥49.00 包邮')).toBeVisible();
  expect(asked()).toEqual(['good_id=1&number=3']);
});

it('is nothing for what is not sent', async () => {
  server.serve({ [estimate]: wireDelivery({}, { is_sent: false }) });
  const { container } = drawDelivery();
  await waitFor(() => expect(asked()).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
  expect(screen.queryByText('杭州市')).not.toBeInTheDocument();
});

it('goes to another place, and remembers it', async () => {
  server.serve({
    [estimate]: ({ query }: { query: URLSearchParams }) =>
      query.get('region') === '540200'
        ? wireDelivery({ region: { code: '540200', name: '日喀则市' } }, { carriage: 20 })
        : wireDelivery(),
  });
  const { user } = drawDelivery();
  await user.click(await screen.findByRole('button', { name: '更换' }));
  const dialog = within(await screen.findByRole('dialog', { name: '送到哪里' }));
  expect(await dialog.findByRole('combobox', { name: '省份' })).toHaveDisplayValue('浙江省');
  expect(dialog.getByRole('combobox', { name: '省份' })).toHaveFocus();
  await user.selectOptions(dialog.getByRole('combobox', { name: '省份' }), '西藏自治区');
  await user.selectOptions(dialog.getByRole('combobox', { name: '城市' }), '日喀则市');
  await user.click(dialog.getByRole('button', { name: '送到这里' }));
  expect(await screen.findByText('日喀则市')).toBeVisible();
  expect(screen.getByText('运费 ¥20.00，满 ¥49.00 包邮')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem(REGION_KEY)).toBe('{"code":"540200","byCustomer":false}');
});

it.each([
  ['as a visitor', false, 'last=540100'],
  ['as a customer', true, 'region=540100'],
])('asks a customer’s address before what was chosen %s, or after', async (_, byCustomer, expected) => {
  localStorage.setItem(REGION_KEY, JSON.stringify({ code: '540100', byCustomer }));
  drawDelivery({ customer });
  await waitFor(() => expect(asked().at(-1)).toBe(`good_id=1&number=1&${expected}`));
});

it('says when the places could not be loaded, and tries again', async () => {
  server.serve({ 'GET region': refuse('忙', -1, 503, 'unavailable') });
  const { user } = drawDelivery();
  await user.click(await screen.findByRole('button', { name: '更换' }));
  const retry = await screen.findByRole('button', { name: '重试' });
  server.serve({ 'GET region': regions });
  await user.click(retry);
  expect(await screen.findByRole('combobox', { name: '省份' })).toBeVisible();
});
