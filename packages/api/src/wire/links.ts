/** Pages whose website path is not made by dropping `pages/`. `id` is kept as the query or dropped. */
const renamed: Readonly<Record<string, (id: string | null) => string>> = {
  '/indent/detail': (id) => withId('/user/indent/detail', id),
  '/order/score': (id) => withId('/comment/score', id),
  '/refund/detail': (id) => withId('/user/refund/detail', id),
  '/finance/bill_show': () => '/user/finance/list',
};

/** A path that leads nowhere else: one leading slash, no backslash (browsers read `/\host` as a host). */
const ownPath = /^\/(?![/\\])[^\\\s]*$/;

/**
 * Website path of a stored address, which may be a path of the mobile app: `/pages/product/detail?id=12` →
 * `/product/detail/12`. `null` for anything that is no path of the shop.
 */
export function toPagePath(url: string | null | undefined): string | null {
  const text = url?.trim() ?? '';
  const path = text.startsWith('pages/') ? `/${text}` : text;
  if (!ownPath.test(path)) return null;
  if (!path.startsWith('/pages/')) return path;
  const [name = '', query = ''] = path.slice('/pages'.length).split('?');
  const params = new URLSearchParams(query);
  const id = params.get('id');
  const rename = renamed[name];
  if (rename) return rename(id);
  params.delete('id');
  const rest = params.toString();
  return `${name}${id ? `/${encodeURIComponent(id)}` : ''}${rest ? `?${rest}` : ''}`;
}

const withId = (path: string, id: string | null) => (id ? `${path}?id=${encodeURIComponent(id)}` : path);

/** Files the host serves beside the pages of any release. */
const FILE = /^\/media\//;

/**
 * Whether an address of the shop leads to a page of a release, or to a file of the host. For what operators write: banners, messages,
 * texts. The one rule for server, browser and `pnpm shop doctor`.
 *
 * @param pages of the release, with patterns of react-router
 * @param address path with or without language, query and hash
 */
export function leadsTo(pages: readonly { path: string }[], address: string): boolean {
  const path = address.replace(/[?#].*$/s, '').replace(/^\/en(?=\/|$)/, '') || '/';
  return FILE.test(path) || pages.some((page) => patternOf(page.path).test(path));
}

/** `/product/detail/:id?` → with and without a value; capitals and a slash at the end do not count. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+(\?)?/g, '(?:/[^/]+)$1').replace(/\/?\*$/, '(?:/.*)?')}/?$`, 'i');

/** Addresses of the shop that its HTML leads to, as they are written there. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*? href="(\/[^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** HTML of the shop without links to pages that are not there: their words stay. */
export const withoutDeadLinks = (html: string, leads: (address: string) => boolean): string =>
  html.replace(/(<a\b[^>]*?) href="(\/[^"]*)"/g, (whole, tag: string, address: string) =>
    leads(address) ? whole : tag,
  );
