import { act, refuse, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aWireFeatures, aWireOrder } from '@jishi/testing/builders';
import { expect, it } from 'vitest';
import { draw as drawCustomer, FEATURES } from '../../testing/draw.tsx';
import { OrderListScreen } from './order-list-screen.tsx';

const ADDRESS = 'GET goodIndent/address/1';
const CHANGE = 'POST goodIndent/address/1';
const choice = (id: number, values: object = {}) => ({
  id,
  name: `收货人${id}`,
  cellphone: '13800000001',
  location: '示例大厦',
  address: '浙江省杭州市余杭区示例路1号',
  house: `${id}室`,
  latitude: '30.2',
  longitude: '120.1',
  defaults: 0,
  carriage: 10,
  difference: 0,
  current: false,
  allowed: true,
  ...values,
});
const offer = (values: object = {}) => ({
  carriage: 10,
  total: 30,
  paid: true,
  pay_way_code: 0,
  obstacle: null,
  good_location: null,
  shippings: [
    choice(1, { current: true }),
    choice(2, { carriage: 4, difference: -6 }),
    choice(3, { carriage: 18, difference: 8, allowed: false }),
    choice(4),
  ],
  ...values,
});
const server = shopServer({
  [FEATURES]: aWireFeatures(),
  'GET goodIndent/quantity': {},
  'GET goodIndent': wirePage([aWireOrder({ id: 1, state: 2, can_change_address: true })]),
  [ADDRESS]: offer(),
  [CHANGE]: 'ok',
});
const open = async () => {
  const drawn = drawCustomer(<OrderListScreen />, { path: '/user/indent/list' });
  const card = within(await screen.findByRole('article', { name: '订单 20261120000001' }));
  await drawn.user.click(card.getByRole('button', { name: '修改地址' }));
  return { ...drawn, dialog: within(await screen.findByRole('dialog', { name: '修改地址' })) };
};
const sent = () =>
  server.asked.filter(({ path, body }) => path === 'goodIndent/address/1' && body).map(({ body }) => body);

it('says of every address what it makes of the fee', async () => {
  const { dialog } = await open();
  expect(await dialog.findByText('运费 ¥4.00，退 ¥6.00 到余额')).toBeInTheDocument();
  expect(dialog.getByText('当前地址')).toBeInTheDocument();
  expect(dialog.getByText('运费 ¥18.00，多 ¥8.00，已付款的订单不能改到这里')).toBeInTheDocument();
  expect(dialog.getByText('运费 ¥10.00，和原来一样')).toBeInTheDocument();
  expect(dialog.getAllByRole('radio').map((one) => (one as HTMLInputElement).disabled)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('sends the order there at the fee that was shown', async () => {
  const { user, dialog, messages } = await open();
  await user.click(await dialog.findByRole('radio', { name: /收货人2/ }));
  await user.click(dialog.getByRole('button', { name: '寄到这里' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ shipping_id: 2, carriage: 4 }]);
  expect(messages).toEqual([{ kind: 'success', text: '收货地址已修改' }]);
});

it('goes there once when it is pressed again before the first press is drawn', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('radio', { name: /收货人2/ }));
  const button = dialog.getByRole('button', { name: '寄到这里' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(1);
});

it('calls a fee of nothing free', async () => {
  server.serve({ [ADDRESS]: offer({ shippings: [choice(2, { carriage: 0, difference: -10 })] }) });
  const { dialog } = await open();
  expect(await dialog.findByText('包邮，退 ¥10.00 到余额')).toBeInTheDocument();
});

it('asks for a choice where there is none', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: '寄到这里' }));
  expect(await dialog.findByText('请选择一个地址')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('says what is paid differently before the payment, or goes back online', async () => {
  server.serve({
    [ADDRESS]: offer({
      paid: false,
      shippings: [choice(2, { carriage: 4, difference: -6 }), choice(3, { carriage: 18, difference: 8 })],
    }),
  });
  const { dialog } = await open();
  expect(await dialog.findByText('运费 ¥4.00，少付 ¥6.00')).toBeInTheDocument();
  expect(dialog.getByText('运费 ¥18.00，多付 ¥8.00')).toBeInTheDocument();
});

it('a refusal stays in the dialog, and the fees are asked for anew', async () => {
  server.serve({ [CHANGE]: refuse('价格有变化，请重新确认订单', 50004, 401, 'conflict') });
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('radio', { name: /收货人2/ }));
  server.serve({ [ADDRESS]: offer({ pay_way_code: 1, shippings: [choice(2, { carriage: 3, difference: -7 })] }) });
  await user.click(dialog.getByRole('button', { name: '寄到这里' }));
  expect(await dialog.findByText('价格有变化，请重新确认订单')).toBeInTheDocument();
  expect(await dialog.findByText('运费 ¥3.00，原路退回 ¥7.00')).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: /收货人2/ })).toBeChecked();
});

it('says when it is too late', async () => {
  server.serve({ [ADDRESS]: offer({ obstacle: 'state', shippings: [] }) });
  const { dialog } = await open();
  expect(await dialog.findByText('订单已经发货或结束，不能再修改地址。')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: '寄到这里' })).toBeNull();
});

it('can be tried again after a failure', async () => {
  server.serve({ [ADDRESS]: refuse('', 0, 503, 'unavailable') });
  const { user, dialog } = await open();
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  server.serve({ [ADDRESS]: offer() });
  await user.click(dialog.getByRole('button', { name: '重试' }));
  expect(await dialog.findByText('当前地址')).toBeInTheDocument();
});

it('a new address can be added there', async () => {
  server.serve({ 'GET region/list': [] });
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: '新增收货地址' }));
  expect(await screen.findByRole('dialog', { name: '新增收货地址' })).toBeInTheDocument();
});
