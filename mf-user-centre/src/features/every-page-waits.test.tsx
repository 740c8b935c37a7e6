import { refuse, screen, shopServer, waitFor, wirePage } from '@jishi/testing';
import {
  aWireBalances,
  aWireBill,
  aWireDevice,
  aWireLedger,
  aWireNoticeChoices,
  aWirePointsEntry,
  aWireSecurityState,
  aWireUser,
} from '@jishi/testing/builders';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { AskRefundScreen } from './ask-refund/ask-refund-screen.tsx';
import { CloseAccountScreen } from './close-account/close-account-screen.tsx';
import { DevicesScreen } from './devices/devices-screen.tsx';
import { PointsScreen } from './ledger/points-screen.tsx';
import { WalletScreen } from './ledger/wallet-screen.tsx';
import { MyDataScreen } from './my-data/my-data-screen.tsx';
import { OwnReviewsScreen } from './own-reviews/own-reviews-screen.tsx';
import { PasskeysScreen } from './passkeys/passkeys-screen.tsx';
import { PasswordScreen } from './password/password-screen.tsx';
import { PhoneScreen } from './phone/phone-screen.tsx';
import { ProfileScreen } from './profile/profile-screen.tsx';
import { RefundDetailScreen } from './refund-detail/refund-detail-screen.tsx';
import { SecurityScreen } from './security/security-screen.tsx';
import { WriteReviewScreen } from './write-review/write-review-screen.tsx';

const answers = {
  'GET user': aWireUser(),
  'GET user/security': aWireSecurityState(),
  'GET user/proof': { seconds_left: 600, ways: ['password'] },
  'GET user/notification': aWireNoticeChoices(),
  'GET user/passkeys': [],
  'GET user/devices': [aWireDevice({ id: 1, is_current: true })],
  'GET user/closing': { orders: [], money: 0, integral: 0, integralMoney: 0, coupons: 0, prizes: 0 },
  'GET user/data': { state: 'none', asked_at: null, ready_at: null, expires_at: null, size: null, per_day: 3 },
  'GET moneyLog': aWireLedger(wirePage([aWireBill({ id: 1 })]), { income: 1, expend: 1 }),
  'GET moneyLog/balance': aWireBalances([1, 2], { income: 1 }),
  'GET integralLog': aWireLedger(wirePage([aWirePointsEntry({ id: 1 })]), { income: 1, expend: 1 }),
  'GET integralLog/rules': { parities: 0.01, return_percent: 5, review: 0, review_characters: 15, review_pictures: 1 },
  'GET integralLog/balance': aWireBalances([1, 2], { income: 1 }),
  'GET comment/user': wirePage([]),
  'GET comment/detail/7': [],
  'GET comment/terms': { points: 0, length: 15, pictures: 1 },
  'GET refund/order/7': {
    ...{ good_indent_id: 7, identification: '7', obstacle: 'late', until: null },
    ...{ server_time: '2026-11-20 10:00:00', kinds: [], reasons: [], lines: [] },
  },
  'GET refund/7': {
    ...{ id: 7, identification: 'T7', good_indent_id: 7, order_identification: '7', kind: 'refund' },
    ...{ state: 'refused', reason: 'other', reason_show: '其他', remark: null, answer: null, amount: 1, freight: 0 },
    ...{ integral: 0, integral_money: 0, coupon_money: 0, way_code: 0, dhl_id: 0, odd: null, deadline: null },
    ...{ refund_time: null, created_at: '2026-11-20 10:00:00', server_time: '2026-11-20 10:00:00', dhl_name: null },
    ...{ return_address: null, couriers: [], resources: [], lines: [], events: [] },
  },
};
type Call = keyof typeof answers;

const server = shopServer(answers);
const never = () => new Promise<Response>(() => undefined);

/** Screens of the user centre, where they stand, and what they cannot do without. */
const screens: readonly (readonly [name: string, ui: ReactNode, path: string, call: Call])[] = [
  ['profile', <ProfileScreen key="" />, '/user/userinfo', 'GET user'],
  ['security', <SecurityScreen key="" />, '/user/security', 'GET user/security'],
  ['phone', <PhoneScreen key="" />, '/user/cellphone', 'GET user/proof'],
  ['password', <PasswordScreen key="" />, '/user/password', 'GET user/security'],
  ['passkeys', <PasskeysScreen key="" />, '/user/passkeys', 'GET user/passkeys'],
  ['devices', <DevicesScreen key="" />, '/user/devices', 'GET user/devices'],
  ['closing', <CloseAccountScreen key="" />, '/user/cancel', 'GET user/closing'],
  ['data', <MyDataScreen key="" />, '/user/data', 'GET user/data'],
  ['wallet', <WalletScreen key="" />, '/user/finance/list', 'GET moneyLog'],
  ['points', <PointsScreen key="" />, '/user/integral/list', 'GET integralLog'],
  ['reviews', <OwnReviewsScreen key="" />, '/user/comment/list?show=written', 'GET comment/user'],
  ['a review', <WriteReviewScreen key="" />, '/comment/score?id=7', 'GET comment/detail/7'],
  ['asking for a refund', <AskRefundScreen key="" />, '/user/refund/ask?order=7', 'GET refund/order/7'],
  ['a refund', <RefundDetailScreen key="" />, '/user/refund/detail?id=7', 'GET refund/7'],
];

describe('every page', () => {
  it.each(screens)('shows its shape while it waits: %s', async (_, ui, path, call) => {
    server.serve({ [call]: never });
    draw(ui, { path });
    expect((await screen.findAllByText('加载中')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  it.each(
    screens.flatMap(([name, ...of]) => [
      [`${name}, the shop failed`, refuse('', 0, 503, 'unavailable'), ...of] as const,
      [`${name}, no network`, () => Promise.resolve(Response.error()), ...of] as const,
    ]),
  )('says what did not load, and gets it by another try: %s', async (_, failure, ui, path, call) => {
    server.serve({ [call]: failure });
    const { user } = draw(ui, { path });
    const failed = await screen.findAllByRole('button', { name: '重试' });
    server.serve({ [call]: answers[call] });
    for (const again of failed) await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull());
    await waitFor(() => expect(screen.queryByText('加载中')).toBeNull());
  });
});
