import { act, renderInShop, type ShopTestOptions, screen, shopServer, waitFor } from '@jishi/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeCustomer } from '../../account/account-storage.ts';
import { endSession } from '../../account/browser-session.ts';
import { markEndedSession } from '../../account/ended-session.ts';
import { clearTokens, writeTokens } from '../../account/stored-tokens.ts';
import zh from '../../messages/zh.ts';
import { createTabRelease } from '../../release/tab-release.ts';
import { ReleaseProvider } from '../../release/use-release.ts';
import { LayoutNotices } from './layout-notices.tsx';

shopServer({ 'GET siteConfig': {} });
const customer = { nickname: '小满', phone: '13800000001', portrait: null };
const draw = (options: ShopTestOptions = {}) =>
  renderInShop(
    <ReleaseProvider value={createTabRelease('1')}>
      <LayoutNotices isBack={false} />
    </ReleaseProvider>,
    { texts: { shell: zh }, ...options },
  );
const tell = (event: Event) => act(() => void window.dispatchEvent(event));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearTokens();
});
afterEach(() => {
  dispatchEvent(new Event('pagehide')); // the page a test has left is gone
  vi.unstubAllGlobals();
});

describe('the network', () => {
  it('is said to be away, until it is back', async () => {
    const { messages } = draw();
    expect(screen.queryByText(/网络已断开/)).toBeNull();
    tell(new Event('offline'));
    expect(screen.getByText(/网络已断开/)).toBeVisible();
    tell(new Event('online'));
    expect(screen.queryByText(/网络已断开/)).toBeNull();
    expect(messages).toEqual([{ kind: 'success', text: '网络已恢复' }]);
  });
});

describe('a page that was kept', () => {
  const at = new Date(2026, 10, 24, 14, 5).getTime();
  beforeEach(() => document.documentElement.setAttribute('data-kept-at', String(at)));
  afterEach(() => document.documentElement.removeAttribute('data-kept-at'));

  it('says from when it is, and is loaded anew when the network is back', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    draw();
    expect(screen.getByText(/这是 11月24日 14:05 的页面/)).toBeVisible();
    tell(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded anew when the network came back before it was alive', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    vi.stubGlobal('__isBack', true);
    draw();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays with what somebody has begun to fill in, and offers to load anew', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    draw();
    tell(new Event('offline'));
    expect(screen.queryByRole('button', { name: '刷新页面' })).toBeNull();
    tell(new Event('input'));
    tell(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: '刷新页面' }).click());
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a session that ended by itself', () => {
  it('is told by the page that is loaded anew, not by the one that goes', () => {
    vi.stubGlobal('location', { ...location, protocol: 'http:', reload: vi.fn() });
    endSession();
    expect(draw().messages).toEqual([]);
    dispatchEvent(new Event('pagehide'));
    expect(draw().messages).toMatchObject([{ text: '登录超时，请再次登录' }]);
  });

  it('is told once, with the way back in', async () => {
    markEndedSession();
    vi.stubGlobal('location', { ...location, pathname: '/en/product/list', search: '?title=tea' });
    const { messages, router, unmount } = draw();
    expect(messages).toMatchObject([{ kind: 'warning', text: '登录超时，请再次登录', action: { label: '登录' } }]);
    act(() => messages[0]?.action?.run());
    await waitFor(() => expect(router.state.location.pathname).toBe('/pass/login'));
    expect(JSON.parse(localStorage.getItem('jishi_route') ?? 'null')).toEqual({
      path: '/product/list',
      query: { title: 'tea' },
    });
    unmount();
    expect(draw().messages).toEqual([]);
  });
});

describe('other tabs', () => {
  const signIn = () =>
    writeTokens({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer', expiresAt: 1, rememberDays: null });
  const customerChanged = new StorageEvent('storage', { key: 'jishi_UserInfo' });

  function watchReloads() {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, protocol: 'http:', reload });
    return reload;
  }

  it.each<[string, ShopTestOptions, () => void, number]>([
    ['who signed out there is a visitor here', { customer }, clearTokens, 1],
    ['who signed in there is a customer here', {}, signIn, 1],
    ['a visitor stays one', {}, () => undefined, 0],
  ])('%s', (_title, options, change, reloads) => {
    const reload = watchReloads();
    if (options.customer) signIn();
    draw(options);
    change();
    tell(customerChanged);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('a session that ended here is over already: the page is being loaded anew', () => {
    const reload = watchReloads();
    signIn();
    endSession();
    draw({ customer });
    tell(customerChanged);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('what another tab did before this one heard of it counts too', () => {
    const reload = watchReloads();
    draw({ customer });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a customer whose name was changed there goes on', () => {
    const reload = watchReloads();
    signIn();
    draw({ customer });
    storeCustomer({ ...customer, nickname: '大满' });
    tell(customerChanged);
    expect(reload).not.toHaveBeenCalled();
  });
});
