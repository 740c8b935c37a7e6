import { expectHydrated } from '../../support/hydrated.ts';
import { at, signedInAt } from './opening.ts';
import type { Lang, PageState, Visit } from './page-state.ts';

const home = { zh: '集市首页', en: 'Jishi home' } as const;
const isPhone = ({ page }: Visit) => (page.viewportSize()?.width ?? 0) < 900;

/** Opens the home page and a panel of the bar above it by the keyboard; phones have the drawer. */
const panel = (
  name: Record<Lang, string | RegExp>,
  role: 'button' | 'link',
  open: (visit: Visit) => Promise<unknown>,
) =>
  async function openPanel(visit: Visit) {
    await open(visit);
    if (isPhone(visit)) return drawer(visit);
    const trigger = visit.page.getByRole('banner').getByRole(role, { name: name[visit.lang] });
    await expectHydrated(trigger);
    await trigger.focus();
    return visit.page.getByRole('group').first().waitFor();
  };

async function drawer({ page, lang }: Visit): Promise<void> {
  const button = page.getByRole('button', { name: lang === 'en' ? 'More' : '更多', exact: true });
  await expectHydrated(button);
  await button.click();
  await page.getByRole('dialog').waitFor();
}

async function offline(visit: Visit): Promise<void> {
  await at('/category/list')(visit);
  const text = visit.page.getByText(visit.lang === 'en' ? /^You are offline/ : /^网络已断开/);
  await visit.page.locator('[aria-live="polite"]').first().waitFor({ state: 'attached' });
  await visit.page.context().setOffline(true);
  await text.waitFor();
}

/** Pages of no remote, and what the frame opens over any page. */
export const shellStates: readonly PageState[] = [
  {
    route: 'shell/not-found',
    name: 'unknown address',
    heading: { zh: '这个摊位找不到了', en: 'This page could not be found' },
    open: at('/no-such-page'),
  },
  {
    route: 'shell/frame',
    name: 'a QR code is shown; on phones the drawer',
    heading: home,
    open: panel({ zh: '手机网页', en: 'Mobile web' }, 'button', at('/')),
  },
  {
    route: 'shell/frame',
    name: 'menu of the customer; on phones the drawer',
    heading: home,
    open: panel({ zh: /小满/, en: /小满/ }, 'link', signedInAt('/')),
  },
  {
    route: 'shell/frame',
    name: 'offline',
    heading: { zh: '全部分类', en: 'All categories' },
    open: offline,
  },
];
