import { signedInAt } from '../../access/states/opening.ts';
import { customerWithDraws } from '../../support/lotteries.ts';
import { press } from './acting.ts';
import { darkDesktop, desktop, englishPhone, type GalleryState, inTurn, phone } from './gallery-state.ts';
import { held, refused } from './responses.ts';

const wallet = { route: 'mf_user_centre/wallet', heading: { zh: '我的钱包', en: 'My wallet' } } as const;
const points = { route: 'mf_user_centre/points', heading: { zh: '积分明细', en: 'My points' } } as const;

/** From the points, by the menu at the side: what is asked for is asked for by the browser. */
const toWallet = inTurn(signedInAt('/user/integral/list'), press({ zh: '我的钱包', en: 'My wallet' }, 'link'));

/** More of wallet and points. */
export const ledgerStates: readonly GalleryState[] = [
  {
    ...wallet,
    name: 'a month of spending',
    open: signedInAt('/user/finance/list?type=spending&sort=largest'),
    ways: [desktop, englishPhone],
  },
  { ...wallet, name: 'nothing fits', open: signedInAt('/user/finance/list?keyword=qqqq'), ways: [darkDesktop, phone] },
  {
    ...wallet,
    name: 'loading',
    open: inTurn(held(/\/moneyLog/), toWallet),
    isLoading: true,
    ways: [desktop],
  },
  {
    ...wallet,
    name: 'not loaded',
    faults: /Failed to fetch|could not reach the server/i,
    open: inTurn(refused(/\/moneyLog/), toWallet, ({ page, lang }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: lang === 'en' ? 'Try again' : '重试' })
        .first()
        .waitFor(),
    ),
    isLoading: true,
    ways: [desktop],
  },
  {
    ...points,
    name: 'what was spent',
    shows: { zh: '换一换', en: 'Swap shop' },
    open: signedInAt('/user/integral/list?type=spending', customerWithDraws),
    ways: [desktop, englishPhone],
  },
  {
    ...points,
    name: 'as a table',
    shows: { zh: '看走势', en: 'As a line' },
    open: signedInAt('/user/integral/list?range=week&view=table', customerWithDraws),
    ways: [desktop, englishPhone],
  },
  { ...points, name: 'nothing in these days', open: signedInAt('/user/integral/list?range=week'), ways: [phone] },
];
