import { type ApiOptions, createApi } from '@jishi/api';
import { type CommerceReport, createBus, leadsTo, paths, type Shop, saveReturnPath } from '@jishi/contracts';
import { cartCookieValue } from '@jishi/contracts/cart-cookie';
import { commonTextsOf, type createI18n } from '@jishi/i18n';
import { splitLocale } from '@jishi/i18n/locale';
import { createToasts } from '@jishi/ui';
import { guestLines, storeCustomer, storeLines } from '../account/account-storage.ts';
import { keepCartCookie } from '../account/cart-cookie.ts';
import { lateAccount } from '../account/lazy-account.ts';
import { createCartStore, createSessionStore } from '../account/stores.ts';
import { readToken, readTokenType } from '../account/tokens.ts';
import { createBrowserQueries } from '../data/queries.ts';
import { receiveQueries } from '../data/receive-queries.ts';
import { browserIslands, withBrowserIslands } from '../islands/browser-islands.ts';
import { islandStarts } from '../layout/islands/islands.ts';
import { createMountRegistry } from '../mount/mount-registry.ts';
import { browserParts } from '../parts/browser-parts.ts';
import type { createHost } from '../parts/federation.ts';
import type { ListedFiles } from '../parts/files.ts';
import type { StartData } from '../parts/start-data.ts';
import { createTabRelease } from '../release/tab-release.ts';
import { counted } from '../scope/open-calls.ts';
import type { Tab } from '../scope/tab.ts';
import { adoptLateStyles } from '../styles/adopt-late-styles.ts';
import { failureMessage } from './failure-message.ts';

/** Reports that wait for an answer of the shopper, at most. */
const REPORTS_KEPT = 50;

/** What takes its time to make: each in a task of its own. */
type Made = {
  files: ListedFiles;
  /** Shares the tab's libraries with the remotes. */
  host: ReturnType<typeof createHost>;
  /** Has the texts of the frame. */
  i18n: ReturnType<typeof createI18n>;
};

/** Makes everything that belongs to this tab out of what the HTML says. */
export function createTab(start: StartData, { files, host, i18n }: Made): Tab {
  const { lang, session } = start;
  const queries = createBrowserQueries();
  const hasChanged = receiveQueries(queries, adoptLateStyles);
  const bus = createBus();
  const reports: CommerceReport[] = [];
  bus.listen('commerce:reported', (report) => void (reports.length < REPORTS_KEPT && reports.push(report)));
  const toasts = createToasts();
  const navigate = { to: (path: string) => location.assign(path) };
  const clockOffset = start.renderedAt - Date.now();
  const release = createTabRelease(start.release);
  const account = lateAccount(() => shop, session);
  const options: ApiOptions = {
    base: start.apiBase,
    lang,
    origin: start.origin,
    projectKey: start.projectKey,
    token: readToken,
    tokenType: readTokenType,
    refresh: account.refresh,
    release: start.release,
    onReleaseEnded: release.end,
  };
  const api = counted(
    createApi({
      ...options,
      onError(error) {
        account.hear(error);
        const text = failureMessage(error, i18n);
        if (text) toasts.show({ kind: 'error', text });
      },
    }),
  );
  const shop: Shop = {
    lang,
    theme: start.theme,
    origin: start.origin,
    renderedAt: start.renderedAt,
    api,
    session: createSessionStore(session, account.actions),
    cart: createCartStore(start.cart, (lines) => storeLines(lines, shop.session.getState().isSignedIn)),
    bus,
    now: () => Date.now() + clockOffset,
    has: (id) => start.pages.some((page) => page.id === id) || start.fragments.some((fragment) => fragment.id === id),
    leads: (address) => leadsTo(start.pages, address),
    notify: ({ action, ...message }) =>
      toasts.show({ ...message, action: action && { label: action.label, onAction: action.run } }),
    requireSignIn() {
      if (shop.session.getState().isSignedIn) return true;
      saveReturnPath(splitLocale(location.pathname + location.search).path);
      toasts.show({ kind: 'warning', text: commonTextsOf(i18n)('error.log_in_first') });
      navigate.to(paths.signIn());
      return false;
    },
  };
  mirrorCustomer(shop);
  return {
    shop,
    queries,
    i18n,
    parts: withBrowserIslands(browserParts({ start, files, host, i18n }), start.parts['shell']?.[0] ?? ''),
    pages: start.pages,
    links: start.links,
    fragments: new Map(
      [...islandStarts(browserIslands), ...start.fragments].map((fragment) => [fragment.id, fragment]),
    ),
    mounts: createMountRegistry(hasChanged),
    isStale: account.isStale,
    renewToken: async () => !account.isStale() || account.refreshIfDue(),
    turnAway(path) {
      saveReturnPath(path);
      return paths.signIn();
    },
    account,
    silentApi: createApi(options),
    toasts,
    reports,
    release,
    requestId: null,
    navigate,
  };
}

/** Keeps what other clients of the shop read of the customer, as long as there is one. */
function mirrorCustomer({ session, cart }: Shop): void {
  const { customer, isSignedIn } = session.getState();
  if (customer) storeCustomer(customer);
  if (isSignedIn && cart.getState().isKnown) storeLines(cart.getState().lines, true);
  session.subscribe((state, before) => {
    if (state.customer && state.customer !== before.customer) storeCustomer(state.customer);
  });
}

/**
 * A visitor's lines are this browser's: shown after the page has been taken over. What the server drew of them stays when it
 * is the same goods, as newer than what is kept.
 */
export function showGuestCart(tab: Tab): void {
  const { session, cart } = tab.shop;
  if (session.getState().isSignedIn) return;
  const lines = guestLines();
  const isDrawn = cartCookieValue(lines) === cartCookieValue(cart.getState().lines);
  cart.setState({ isKnown: true, ...(isDrawn ? {} : { lines }) });
  keepCartCookie(lines);
}
