import { act, fireEvent, screen, shopServer, waitFor, wirePage, within } from '@jishi/testing';
import { aCartLine, aWireBanner } from '@jishi/testing/builders';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LayoutLinksProvider } from '../navigation/use-layout-links.ts';
import { renderLayout as draw } from '../testing/layout-links.tsx';
import { BackToTop } from './back-to-top.tsx';
import { FooterContent } from './footer/footer-content.tsx';
import { FlowHeader } from './header/flow-header.tsx';
import { FlowLinks } from './header/flow-links.tsx';
import { LanguageSwitch } from './header/language-switch.tsx';
import { MainHeader } from './header/main-header.tsx';
import { ThemeSwitch } from './header/theme-switch.tsx';
import { TopBar } from './header/top-bar.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { TabBar } from './tab-bar.tsx';
import { SideMenu } from './user/side-menu.tsx';

const { serve } = shopServer({ 'GET banner': wirePage([]), 'GET siteConfig': {} });
const customer = { nickname: '小满', phone: '13800000001', portrait: null };

const links = () => screen.queryAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
const only = (...ids: string[]) => ({ has: (id: string) => ids.includes(id) });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['theme'];
});

test('the logo is read as two words', () => {
  draw(<MainHeader />);
  expect(screen.getByRole('link', { name: '集市 Jishi Market' })).toHaveAttribute('href', '/');
});

describe('nothing leads nowhere', () => {
  test.each<[string, ReactNode]>([
    ['header', <MainHeader key="" />],
    ['bar above it', <TopBar key="" />],
    ['header of the purchase', <FlowHeader key="" />],
    ['links of the purchase', <FlowLinks key="" />],
    ['bar of a phone', <TabBar key="" />],
    ['menu of the account', <SideMenu key="" />],
  ])('%s of a release without pages', (_what, ui) => {
    draw(ui, { has: () => false, customer });
    // The logo, and the same page in the other language.
    expect(links().filter((href) => href !== '/' && href !== '/en')).toEqual([]);
  });

  test('a page the release has is linked', () => {
    draw(<SideMenu />, only('mf_user_centre/orders', 'mf_promotions/own-coupons'));
    expect(links()).toEqual(['/user/coupon/list', '/user/indent/list']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '个人中心',
      '订单',
    ]);
  });

  test('the whole menu of the account, in its groups', () => {
    draw(<SideMenu />, { path: '/user/address' });
    expect(links()).toEqual([
      '/user/portal',
      '/user/address',
      '/user/coupon/list',
      '/user/indent/list',
      '/user/userinfo',
      '/user/integral/list',
    ]);
    expect(screen.getByRole('link', { name: '收货地址' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  });

  test('without its fragment the cart is a link, without its page it is nothing', () => {
    const { unmount } = draw(<MainHeader />, only('mf_cart_checkout/cart'));
    expect(links()).toContain('/cart');
    unmount();
    draw(<MainHeader />, only('mf_cart_checkout/mini-cart'));
    expect(screen.getByTestId('fragment mf_cart_checkout/mini-cart')).toBeInTheDocument();
  });
});

describe('the header', () => {
  test('lets a visitor sign in and come back', async () => {
    vi.stubGlobal('location', { ...location, pathname: '/en/product/list', search: '?title=tea' });
    const { user, router } = draw(<TopBar />, { path: '/product/list?title=tea' });
    await user.click(screen.getByRole('link', { name: '登录' }));
    expect(router.state.location.pathname).toBe('/pass/login');
    expect(JSON.parse(localStorage.getItem('jishi_route') ?? 'null')).toEqual({
      path: '/product/list',
      query: { title: 'tea' },
    });
  });

  test.each([
    [customer, '小满'],
    [{ ...customer, nickname: null }, '138****0001'],
    [{ ...customer, nickname: '', phone: '' }, '我的账号'],
  ])('greets %j', (who, name) => {
    draw(<TopBar />, { customer: who });
    expect(screen.getAllByRole('link', { name: new RegExp(name.replaceAll('*', '\\*')) })[0]).toHaveAttribute(
      'href',
      '/user/portal',
    );
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
  });

  test('lets a customer sign out', async () => {
    const { shop, user } = draw(<TopBar />, { customer });
    await user.hover(screen.getByRole('link', { name: '小满' }));
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(shop.session.getState().isSignedIn).toBe(false));
  });

  test('marks where one is', () => {
    draw(<MainHeader />, { path: '/category/list' });
    expect(
      within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { current: 'page' }),
    ).toHaveTextContent('全部分类');
  });

  test.each([
    ['/article/list/7', '帮助'],
    ['/article/detail/7', '帮助'],
    ['/', '首页'],
    ['/product/list', null],
  ])('marks at %s: %s', (path, name) => {
    draw(<MainHeader />, { path });
    const marked = within(screen.getByRole('navigation', { name: '主导航' })).queryByRole('link', { current: 'page' });
    expect(marked?.textContent ?? null).toBe(name);
  });

  test('leads to a page of the other language in its words', () => {
    draw(<MainHeader />, { lang: 'en' });
    expect(screen.getByRole('link', { name: '全部分类 in English' })).toHaveAttribute('href', '/category/list');
  });
});

describe('the search box', () => {
  const box = () => screen.getByRole('combobox', { name: '搜索商品' });
  const head = (query: URLSearchParams) => ({ title: 'list', searched: query.get('title') ?? '' });

  test('works without JavaScript: a form that asks the list', () => {
    draw(<MainHeader />, { lang: 'en' });
    expect(screen.getByRole('search')).toHaveAttribute('action', '/en/product/list');
    expect(screen.getByRole('combobox')).toHaveAttribute('name', 'title');
  });

  test('asks for what was typed, blanks around it taken off', async () => {
    const { user, router } = draw(<MainHeader />);
    await user.type(box(), '  USB-C cable {Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe('/product/list?title=USB-C+cable');
  });

  test('an empty word lists everything', async () => {
    const { user, router } = draw(<MainHeader />);
    await user.click(screen.getByRole('button', { name: '搜索' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/product/list');
  });

  test.each(['blur', 'submit'])('says what may not be searched for on %s, and stays', async (when) => {
    const { user, router } = draw(<MainHeader />);
    await user.type(box(), '茶！');
    if (when === 'blur') await user.tab();
    else await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('搜索词不能包含特殊符号');
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(/特殊符号/);
    expect(router.state.location.pathname).toBe('/');
  });

  test('offers the words of what was refused, for one tap or a second Enter', async () => {
    const { user, router } = draw(<MainHeader />);
    const { location } = router.state;
    await user.type(box(), '红茶！ 壶{Enter}');
    expect(location.pathname).toBe('/');
    await user.click(await screen.findByRole('button', { name: '搜索 “红茶壶”' }));
    expect(decodeURIComponent(router.state.location.search)).toBe('?title=红茶壶');
    expect(screen.queryByRole('alert')).toBeNull();

    await user.clear(box());
    await user.type(box(), '绿茶！{Enter}');
    expect(decodeURIComponent(router.state.location.search)).toBe('?title=红茶壶');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?title=绿茶'));
  });

  test('offers nothing where there is no word in what was refused', async () => {
    const { user } = draw(<MainHeader />);
    await user.type(box(), '！！{Enter}{Enter}');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /“/ })).toBeNull();
  });

  test('searches a pasted name of a product at once', async () => {
    const { user, router } = draw(<MainHeader />, { lang: 'en' });
    await user.click(screen.getByRole('combobox'));
    await user.paste('Vine-ripened purple grapes, 1 kg');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?title=Vine-ripened+purple+grapes+1+kg'));
  });

  test('does not refuse words the shop itself led to', async () => {
    const { user } = draw(<MainHeader />, { path: '/product/list?title=茶，酒', head });
    await user.click(box());
    await user.tab();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('follows the list and empties elsewhere', async () => {
    const { router } = draw(<MainHeader />, { path: '/product/list?title=茶', head });
    expect(box()).toHaveValue('茶');
    await router.navigate('/product/list?title=糖');
    await waitFor(() => expect(box()).toHaveValue('糖'));
  });

  test('a word of another page’s address is none of its business', () => {
    draw(<MainHeader />, { path: '/article/detail/7?title=x', head: () => ({ title: 'article' }) });
    expect(box()).toHaveValue('');
  });

  const panel = () => screen.queryByTestId('fragment mf_catalog/search-suggestions');

  test('offers words on focus and while typing, until one leaves or presses Escape', async () => {
    const { user } = draw(<MainHeader />);
    expect(panel()).toBeNull();
    await user.click(box());
    expect(JSON.parse(panel()?.dataset['props'] ?? '')).toEqual({ keyword: '', boxId: box().id });
    await user.type(box(), '草莓');
    expect(JSON.parse(panel()?.dataset['props'] ?? '')).toMatchObject({ keyword: '草莓' });
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(box()).toHaveValue('草莓');
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(box()).toHaveValue('');
    await user.keyboard('{ArrowDown}');
    expect(panel()).toBeInTheDocument();
    fireEvent.blur(box(), { relatedTarget: document.body });
    expect(panel()).toBeNull();
  });

  test('closes with the navigation a word leads to, and stays closed over the word that was asked for', async () => {
    const { user, router } = draw(<MainHeader />, { path: '/product/list?title=茶', head });
    await user.click(box());
    expect(panel()).toBeNull();
    await user.clear(box());
    expect(panel()).toBeInTheDocument();
    await act(() => router.navigate('/product/list?title=糖'));
    await waitFor(() => expect(box()).toHaveValue('糖'));
    expect(panel()).toBeNull();
  });

  test('is a plain search box in a release without suggestions', () => {
    draw(<MainHeader />, { has: (id) => id !== 'mf_catalog/search-suggestions' });
    expect(screen.getByRole('searchbox', { name: '搜索商品' })).not.toHaveAttribute('aria-expanded');
  });
});

describe('the language switch', () => {
  test('is a link to the same page, query kept, named in its own language', () => {
    draw(<LanguageSwitch />, { path: '/product/list/3?title=tea&page=2' });
    const link = screen.getByRole('link', { name: 'English' });
    expect(link).toHaveAttribute('href', '/en/product/list/3?title=tea&page=2');
    expect(link).toHaveAttribute('lang', 'en-US');
    expect(link).toHaveAttribute('hreflang', 'en-US');
  });

  test('remembers the choice for the server and for this browser', () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
    draw(<LanguageSwitch />);
    const link = screen.getByRole('link', { name: 'English' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(written).toEqual(['jishi_pc_site_lang=en; Max-Age=31536000; Path=/; SameSite=Lax']);
    expect(localStorage.getItem('jishi_lang')).toBe('en');
    vi.restoreAllMocks();
  });
});

test('colours turn through system, light and dark, and are remembered', async () => {
  const dark = document.head.appendChild(document.createElement('style'));
  dark.id = 'dark';
  const { user } = draw(<ThemeSwitch />);
  const chosen = () => [document.documentElement.dataset['theme'], dark.media];
  await user.click(screen.getByRole('button', { name: '配色：浅色，点按切换' }));
  expect(chosen()).toEqual(['dark', 'screen']);
  expect(document.cookie).toContain('jishi_theme=dark');
  await user.click(screen.getByRole('button', { name: '配色：深色，点按切换' }));
  expect(chosen()).toEqual([undefined, 'screen and (prefers-color-scheme:dark)']);
  await user.click(screen.getByRole('button', { name: '配色：跟随系统，点按切换' }));
  expect(chosen()).toEqual(['light', 'not all']);
  dark.remove();
});

describe('the footer', () => {
  test('has links of parts once there are some', () => {
    const { unmount } = draw(<FooterContent />);
    expect(screen.queryByRole('navigation', { name: '页脚导航' })).toBeNull();
    unmount();
    const links = { footer: [{ to: '/about', text: '关于我们' }] };
    draw(
      <LayoutLinksProvider value={links}>
        <FooterContent />
      </LayoutLinksProvider>,
    );
    const list = within(screen.getByRole('navigation', { name: '页脚导航' }));
    expect(list.getByRole('link', { name: '关于我们' })).toHaveAttribute('href', '/about');
  });

  test('promises what the owner promises, and nothing else', async () => {
    const promises = [
      { kind: 'returns', title: '14 天退货', text: '不满意就退' },
      { kind: 'delivery', title: '包邮到家', text: null },
      { kind: 'unheard-of', title: '别的', text: null },
    ];
    serve({ 'GET siteConfig': { promises } });
    draw(<FooterContent />);
    expect(await screen.findByText('14 天退货')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '14 天退货不满意就退',
      '包邮到家',
    ]);
  });

  test('promises nothing where nobody does', async () => {
    serve({ 'GET siteConfig': { icp: '京ICP备1号', promises: [] } });
    draw(<FooterContent />);
    await screen.findByRole('link', { name: '京ICP备1号' });
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('links friends in a new tab that cannot reach back', async () => {
    serve({ 'GET banner': wirePage([aWireBanner({ id: 1, name: '邻摊', url: 'https://friend.test/' })]) });
    draw(<FooterContent />);
    const link = await screen.findByRole('link', { name: '邻摊' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('links no page of its own that the release does not have', async () => {
    const rows = ['http://shop.test/lottery', 'http://shop.test/cart', 'http://shop.test.evil.test/lottery'];
    serve({ 'GET banner': wirePage(rows.map((url, index) => aWireBanner({ id: index, name: url, url }))) });
    draw(<FooterContent />, { leads: (path) => path !== '/lottery' });
    expect(await screen.findByRole('link', { name: 'http://shop.test/cart' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'http://shop.test.evil.test/lottery' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'http://shop.test/lottery' })).toBeNull();
  });

  test('counts the years by the server’s clock in the shop', () => {
    draw(<FooterContent />, { now: () => Date.parse('2027-12-31T16:30:00Z') });
    expect(screen.getByText('© 2028 集市')).toBeInTheDocument();
  });

  test('names the register and says that nothing is sold, as configured', async () => {
    serve({ 'GET siteConfig': { icp: '京ICP备1号', notice: '演示站点' } });
    draw(<FooterContent />);
    expect(await screen.findByRole('link', { name: '京ICP备1号' })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    );
    expect(screen.getByText(/演示站点/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '隐私选择' })).toBeNull();
  });
});

test('a page that is not there leads home and back', () => {
  draw(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('这个摊位找不到了');
  expect(links()).toContain('/');
  expect(screen.getByRole('button', { name: '返回' })).toBeInTheDocument();
});

test('the badge of the cart counts lines', () => {
  const line = (productId: string) => aCartLine({ productId, quantity: 9 });
  draw(<TabBar />, { cart: [line('1'), line('2')] });
  expect(screen.getByRole('link', { name: /购物车/, hidden: true })).toHaveTextContent('2');
});

test('the way back to the top appears once the first screen has been scrolled away', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const scroll = (to: number) => {
    vi.stubGlobal('scrollY', to);
    fireEvent.scroll(window);
  };
  draw(<BackToTop />);
  const button = () => screen.queryByRole('button', { name: '回到顶部' });
  expect(button()).toBeNull();
  scroll(window.innerHeight + 1);
  await waitFor(() => expect(button()).toBeInTheDocument());
  fireEvent.click(button()!);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  act(() => scroll(0));
  // The listener may have come only just now.
  await waitFor(() => expect(button()).toBeNull());
});
