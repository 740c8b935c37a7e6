/** Pages whose website path is not made by dropping `pages/` (entities 2.15). `id` is kept as the query or dropped. */
const renamed: Readonly<Record<string, (id: string | null) => string>> = {
  '/indent/detail': (id) => withId('/user/indent/detail', id),
  '/order/score': (id) => withId('/comment/score', id),
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
