import { emptyCustomer } from '../../support/signed-in.ts';
import { signedInAt } from './opening.ts';
import type { PageState, Visit } from './page-state.ts';

const wallet = { route: 'mf_user_centre/wallet', heading: { zh: '我的钱包', en: 'My wallet' } } as const;
const points = { route: 'mf_user_centre/points', heading: { zh: '积分明细', en: 'My points' } } as const;

/** Two days the wrong way round. */
const wrongDays = async (visit: Visit) => {
  await signedInAt('/user/finance/list?from=2026-01-02&until=2026-01-03')(visit);
  const isEnglish = visit.lang === 'en';
  await visit.page.getByLabel(isEnglish ? 'Until' : '结束日期', { exact: true }).fill('2026-01-01');
  await visit.page.getByRole('button', { name: isEnglish ? 'Show' : '查看', exact: true }).click();
  const fault = isEnglish ? 'The end cannot be before the start' : '结束日期不能早于开始日期';
  await visit.page.getByText(fault).waitFor();
};

/** What a customer has, and everything that moved it. */
export const ledgerStates: readonly PageState[] = [
  {
    ...wallet,
    name: 'every transaction',
    shows: { zh: '导出表格', en: 'Export table' },
    open: signedInAt('/user/finance/list?range=all'),
  },
  {
    ...wallet,
    name: 'the balance as a table',
    shows: { zh: '看走势', en: 'As a line' },
    open: signedInAt('/user/finance/list?view=table'),
  },
  {
    ...wallet,
    name: 'days the wrong way round',
    shows: { zh: '结束日期不能早于开始日期', en: 'The end cannot be before the start' },
    open: wrongDays,
  },
  {
    ...wallet,
    name: 'none',
    shows: { zh: '还没有账单', en: 'No transactions yet' },
    open: signedInAt('/user/finance/list?range=all', emptyCustomer),
  },
  {
    ...points,
    name: 'every change',
    shows: { zh: '演示积分', en: 'Points of the demonstration' },
    open: signedInAt('/user/integral/list?range=all'),
  },
  {
    ...points,
    name: 'none',
    shows: { zh: '还没有积分', en: 'No points yet' },
    open: signedInAt('/user/integral/list?range=all', emptyCustomer),
  },
];
