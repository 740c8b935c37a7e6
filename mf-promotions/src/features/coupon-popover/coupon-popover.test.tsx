import { refuse, renderInShop, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { expect, it } from 'vitest';
import contract from '../../contract.ts';
import en from '../../messages/en.ts';
import zh from '../../messages/zh.ts';
import { aWireCoupon } from '../../testing/a-coupon.ts';
import { CouponPopover } from './coupon-popover.tsx';

const thirty = aWireCoupon(1, { name: '满减券' });
const tenth = aWireCoupon(2, { cost: 1000, type: 3, sill: '', explain: '全场通用' });
const other = aWireCoupon(3, { scope_type: 2, scope_ids: [8] });
const server = shopServer({ 'GET coupon': wirePage([thirty, tenth, other]) });
const customer = { nickname: '小满', phone: '13800000001', portrait: null };

const draw = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<CouponPopover productId="7" categoryIds={['11', '1']} />, {
    path: '/product/detail/7',
    texts: { mf_promotions: options.lang === 'en' ? en : zh },
    ...options,
  });
/** The desktop's; the phone's has the same name and opens a sheet. */
const trigger = async (name: RegExp | string) => (await screen.findAllByRole('button', { name }))[0]!;
const panel = () => within(screen.getByRole('group', { name: '可领的优惠券' }));
const claims = () => server.asked.filter(({ method, path }) => method === 'POST' && path === 'coupon');

it('shows what fits the product as tickets, and everything of it in a panel', async () => {
  const { user } = draw();
  const open = await trigger('领券 2 张');
  expect(screen.getByText('满 ¥199 减 ¥30')).toBeInTheDocument();
  expect(screen.getByText('打 9 折')).toBeInTheDocument();
  await user.click(open);
  expect(panel().getAllByRole('listitem')).toHaveLength(2);
  expect(panel().getByText('满减券')).toBeInTheDocument();
  expect(panel().getAllByText('2026.11.01 – 2026.11.30')).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: '可领的优惠券' })).not.toBeInTheDocument();
  expect(open).toHaveFocus();
});

it('names each button after its coupon, and tells what it is worth', async () => {
  server.serve({ 'GET coupon': wirePage([thirty, { ...tenth, name: null }]) });
  const { user } = draw();
  await user.click(await trigger('领券 2 张'));
  expect(panel().getByRole('button', { name: '领取 满减券' })).toHaveAccessibleDescription('¥30 满 ¥199 可用');
  expect(panel().getByRole('button', { name: '领取 全场通用' })).toHaveAccessibleDescription('9 折 无门槛');
});

it('asks a visitor to sign in first', async () => {
  const { user, messages } = draw();
  await user.click(await trigger('领券 2 张'));
  await user.click(panel().getByRole('button', { name: '领取 满减券' }));
  expect(messages).toEqual([{ kind: 'warning', text: 'sign-in-first' }]);
  expect(claims()).toEqual([]);
});

it('claims, says so, and shows it as claimed', async () => {
  server.serve({
    'POST coupon': () => {
      server.serve({ 'GET coupon': wirePage([{ ...thirty, user_coupon_count: 1 }, tenth]) });
      return 'ok';
    },
  });
  const { user, messages } = draw({ customer });
  await user.click(await trigger('领券 2 张'));
  await user.click(panel().getByRole('button', { name: '领取 满减券' }));
  await waitFor(() => expect(panel().getByRole('button', { name: '已领取 满减券' })).toBeDisabled());
  expect(claims()[0]?.body).toEqual({ id: 1 });
  expect(messages).toMatchObject([{ kind: 'success' }]);
  expect(await trigger('领券 1 张')).toBeInTheDocument();
});

const rows = (role: string) =>
  within(screen.getByRole(role, { name: '可领的优惠券' }))
    .getAllByText(/^(满减券|券 \d)$/)
    .map(({ textContent }) => textContent);

it.each([
  ['group', 0],
  ['dialog', 1],
])('moves no coupon while its %s is open, and puts claimed ones last the next time', async (role, at) => {
  server.serve({
    'POST coupon': () => {
      server.serve({ 'GET coupon': wirePage([{ ...thirty, user_coupon_count: 1 }, tenth, aWireCoupon(4)]) });
      return 'ok';
    },
  });
  const { user, container } = draw({ customer });
  const open = async (label: string) => {
    const all = await screen.findAllByRole('button', { name: label, hidden: true });
    await user.click(all[at]!);
  };
  await open('领券 2 张');
  await user.click(screen.getByRole('button', { name: '领取 满减券' }));
  await screen.findByRole('button', { name: '已领取 满减券' });
  expect(rows(role)).toEqual(['满减券', '券 2', '券 4']);
  await user.keyboard('{Escape}');
  // Nor do the tickets beside the button, or it would be somewhere else.
  expect(container).toHaveTextContent(/满 ¥199 减 ¥30打 9 折/);
  await open('领券 2 张');
  expect(rows(role)).toEqual(['券 2', '券 4', '满减券']);
});

it.each(['{Enter}', ' '])('opens by a press of %j, and closes by another', async (key) => {
  const { user } = draw();
  const open = await trigger('领券 2 张');
  open.focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: '可领的优惠券' })).not.toBeInTheDocument();
  await user.keyboard(key);
  expect(panel().getAllByRole('listitem')).toHaveLength(2);
  await user.tab();
  expect(panel().getByRole('button', { name: '领取 满减券' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard(key);
  expect(screen.queryByRole('group', { name: '可领的优惠券' })).not.toBeInTheDocument();
});

it('says why a claim was refused, frees the button, and asks what is left', async () => {
  server.serve({
    'POST coupon': () => {
      server.serve({ 'GET coupon': wirePage([{ ...thirty, residue: 0 }, tenth]) });
      return refuse('优惠券已被领完', 50001, 401, 'conflict');
    },
  });
  const { user, messages } = draw({ customer });
  await user.click(await trigger('领券 2 张'));
  await user.click(panel().getByRole('button', { name: '领取 满减券' }));
  await waitFor(() => expect(messages).toEqual([{ kind: 'error', text: '优惠券已被领完' }]));
  expect(await panel().findByRole('button', { name: '已领完 满减券' })).toBeDisabled();
  expect(panel().getByRole('button', { name: '领取 券 2' })).toBeEnabled();
});

it('opens as a sheet on phones', async () => {
  const { user } = draw({ lang: 'en' });
  // Hidden at the width of this window.
  const all = await screen.findAllByRole('button', { name: 'Claim 2 coupons', hidden: true });
  await user.click(all[1]!);
  const sheet = within(screen.getByRole('dialog', { name: 'Coupons to claim' }));
  expect(sheet.getAllByRole('button', { name: /^Claim (满减券|券 2)$/ })).toHaveLength(2);
});

it('stands nowhere without a coupon for the product', async () => {
  server.serve({ 'GET coupon': wirePage([other]) });
  const { container } = draw();
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
  expect(container).toBeEmptyDOMElement();
});

it.each([{}, { productId: 7, categoryIds: [] }, { productId: '7', categoryIds: [1] }])(
  'its contract refuses %j',
  (props) => {
    expect(contract['coupon-popover'].props.safeParse(props).success).toBe(false);
  },
);
