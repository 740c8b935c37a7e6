import { type PageId, paths } from '@jishi/contracts';
import type zh from '../../messages/zh.ts';

export type MenuEntry = {
  page: PageId;
  to: string;
  text: keyof typeof zh;
  /** Paths of pages below this one. */
  below?: readonly string[];
};

const entry = (page: PageId, to: string, text: keyof typeof zh, below?: string[]): MenuEntry => ({
  page,
  to,
  text,
  ...(below ? { below } : {}),
});

export const menuGroups: readonly { title: keyof typeof zh; entries: readonly MenuEntry[] }[] = [
  {
    title: 'user.centre',
    entries: [
      entry('mf_user_centre/portal', paths.portal(), 'user.portal'),
      entry('mf_user_centre/notices', paths.notices(), 'user.notices', ['/user/notice/detail']),
      entry('mf_user_centre/favourites', paths.favourites(), 'user.favourites'),
      entry('mf_user_centre/addresses', paths.addresses(), 'user.addresses'),
      entry('mf_user_centre/wallet', paths.wallet(), 'user.wallet'),
      entry('mf_promotions/own-coupons', paths.ownCoupons(), 'user.coupons'),
    ],
  },
  {
    title: 'user.order-group',
    entries: [entry('mf_user_centre/orders', paths.orders(), 'user.orders', ['/user/indent/detail', '/comment/score'])],
  },
  {
    title: 'user.account-group',
    entries: [
      entry('mf_user_centre/profile', paths.profile(), 'user.profile'),
      entry('mf_user_centre/password', paths.password(), 'user.password'),
      entry('mf_user_centre/phone', paths.phone(), 'user.phone'),
      entry('mf_user_centre/close-account', paths.closeAccount(), 'user.close-account'),
    ],
  },
  {
    title: 'user.points-group',
    entries: [
      entry('mf_user_centre/points', paths.points(), 'user.points'),
      entry('mf_promotions/lotteries', paths.lotteries(), 'user.lotteries', ['/user/integralDraw']),
      entry('mf_promotions/prizes', paths.prizes(), 'user.prizes'),
    ],
  },
];

/** The entry a page belongs to: its own, or the one above it. */
export function entryOf(path: string): MenuEntry | undefined {
  const all = menuGroups.flatMap(({ entries }) => entries);
  return all.find(({ to }) => to === path) ?? all.find(({ below }) => below?.includes(path));
}
