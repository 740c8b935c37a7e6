import { at, signedInAt } from '../../access/states/opening.ts';
import { expectHydrated } from '../../support/hydrated.ts';
import { answer, dialog, focus, press, text } from './acting.ts';
import { fillCart, fullCart } from './customers.ts';
import {
  desktop,
  englishDesktop,
  englishPhone,
  type GalleryState,
  inTurn,
  phone,
  type Visit,
} from './gallery-state.ts';
import { changed } from './responses.ts';

const route = 'shell/frame';
const home = { zh: '集市首页', en: 'Jishi home' } as const;
const categories = { zh: '全部分类', en: 'All categories' } as const;
const portal = { zh: '个人中心', en: 'My centre' } as const;
const cart = { zh: /^购物车/, en: /^Cart/ } as const;
const remove = { zh: /^删除 .*/, en: /^Remove / } as const;

const openDrawer = press({ zh: '更多', en: 'More' });

const drawer = (open: (visit: Visit) => Promise<unknown>) => inTurn(open, openDrawer, dialog);

const cartPanel = (who: typeof fullCart) => inTurn(signedInAt('/category/list', who), focus(cart), showsRows);

async function showsRows({ page, lang }: Visit): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: remove[lang] }).first().waitFor();
}

/** As a shop whose owner has switched measuring on. */
const measuring = ({ page }: Visit) =>
  page.route('**/*', async (asked) => {
    if (asked.request().resourceType() !== 'document') return asked.fallback();
    const response = await asked.fetch();
    const body = (await response.text()).replace('"events":{"kind":"none"}', '"events":{"kind":"data-layer"}');
    return asked.fulfill({ response, body });
  });

/** The browser of somebody whose session has ended on the server. */
async function endedSession(visit: Visit): Promise<void> {
  const url = visit.origin;
  await visit.page.context().addCookies([
    { name: 'jishi_token', value: 'ended', url },
    { name: 'jishi_refresh_token', value: 'ended', url },
    { name: 'jishi_expires_in', value: '1', url },
  ]);
  await at('/category/list')(visit);
}

async function scrolledDown({ page }: Visit): Promise<void> {
  await expectHydrated(page.getByRole('banner').getByRole('link').first());
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

/** What stands around every page, and what it opens. */
export const frameStates: readonly GalleryState[] = [
  { route, name: 'drawer of a visitor', heading: home, open: drawer(at('/')), ways: [phone, englishPhone] },
  { route, name: 'drawer of a customer', heading: home, open: drawer(signedInAt('/')), ways: [phone] },
  {
    route,
    name: 'cart panel',
    heading: categories,
    open: cartPanel(fullCart),
    ways: [desktop, { lang: 'en', theme: 'dark', width: 1440 }],
  },
  {
    route,
    name: 'cart panel asks before it removes',
    heading: categories,
    open: inTurn(cartPanel(fullCart), press(remove), dialog),
    ways: [desktop],
  },
  {
    route,
    name: 'what was removed can be taken back',
    heading: categories,
    open: inTurn(
      cartPanel(fillCart),
      press(remove),
      dialog,
      answer({ zh: '删除', en: 'Remove' }),
      focus({ zh: '撤销', en: 'Undo' }, 'button'),
    ),
    ways: [desktop],
  },
  {
    route,
    name: 'may visits be counted',
    heading: categories,
    open: inTurn(
      measuring,
      at('/category/list'),
      text({ zh: '可以统计这次浏览吗？', en: 'May this visit be counted?' }),
    ),
    // The server has drawn the foot of a shop that does not measure.
    faults: /React error #418/,
    ways: [desktop, englishPhone],
  },
  {
    route,
    name: 'this copy is not licensed',
    heading: portal,
    open: inTurn(
      changed<boolean>('**/commercialLicense*', () => false),
      signedInAt('/category/list'),
      press({ zh: /小满/, en: /小满/ }, 'link'),
      text({ zh: /尚未取得商业授权/, en: /not licensed/ }),
      async ({ page, lang }) =>
        page.getByText({ zh: /尚未取得商业授权/, en: /not licensed/ }[lang]).scrollIntoViewIfNeeded(),
    ),
    ways: [desktop],
    isScrolled: true,
  },
  {
    route,
    name: 'the session has ended',
    heading: categories,
    open: inTurn(endedSession, text({ zh: /^登录超时/, en: /^Login timed out/ })),
    ways: [englishDesktop],
  },
  {
    route,
    name: 'past the header by keyboard',
    heading: categories,
    open: inTurn(at('/category/list'), ({ page }) => page.keyboard.press('Tab')),
    ways: [desktop],
  },
  {
    route,
    name: 'foot of a page',
    heading: home,
    open: inTurn(at('/'), scrolledDown),
    ways: [desktop, englishPhone],
    isScrolled: true,
  },
];
