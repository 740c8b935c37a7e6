import { type PageId, paths, useShop } from '@jishi/contracts';
import { useTexts } from '../../messages/texts.ts';
import type zh from '../../messages/zh.ts';
import { PageLink } from '../page-link.tsx';
import * as styles from './side-menu.styles.ts';

type Entry = readonly [page: PageId, to: string, text: keyof typeof zh];

const groups: readonly { title: keyof typeof zh; entries: readonly Entry[] }[] = [
  {
    title: 'user.centre',
    entries: [
      ['mf_user_centre/portal', paths.portal(), 'user.portal'],
      ['mf_user_centre/notices', paths.notices(), 'user.notices'],
      ['mf_user_centre/favourites', paths.favourites(), 'user.favourites'],
      ['mf_user_centre/addresses', paths.addresses(), 'user.addresses'],
      ['mf_user_centre/wallet', paths.wallet(), 'user.wallet'],
      ['mf_promotions/own-coupons', paths.ownCoupons(), 'user.coupons'],
    ],
  },
  { title: 'user.order-group', entries: [['mf_user_centre/orders', paths.orders(), 'user.orders']] },
  {
    title: 'user.account-group',
    entries: [
      ['mf_user_centre/profile', paths.profile(), 'user.profile'],
      ['mf_user_centre/password', paths.password(), 'user.password'],
      ['mf_user_centre/phone', paths.phone(), 'user.phone'],
      ['mf_user_centre/close-account', paths.closeAccount(), 'user.close-account'],
    ],
  },
  {
    title: 'user.points-group',
    entries: [
      ['mf_user_centre/points', paths.points(), 'user.points'],
      ['mf_promotions/lotteries', paths.lotteries(), 'user.lotteries'],
      ['mf_promotions/prizes', paths.prizes(), 'user.prizes'],
    ],
  },
];

/** Menu of the account pages: only what the release has, groups without an entry left out. */
export function SideMenu() {
  const text = useTexts();
  const { has } = useShop();
  return (
    <styles.Menu aria-label={text('user.menu')}>
      {groups
        .filter(({ entries }) => entries.some(([page]) => has(page)))
        .map(({ title, entries }) => (
          <section key={title}>
            <h2>{text(title)}</h2>
            <ul>
              {entries.map(([page, to, label]) => (
                <PageLink key={page} as="li" page={page} to={to} end>
                  {text(label)}
                </PageLink>
              ))}
            </ul>
          </section>
        ))}
    </styles.Menu>
  );
}
