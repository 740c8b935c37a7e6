import { type ReadHead, readHead } from '../support/page-head.ts';
import { expect, test } from '../support/test.ts';

const addressesIn = async (file: string): Promise<string[]> =>
  [...(await (await fetch(file)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** All of them would take minutes: every so many, and those that differ. */
const some = (addresses: readonly string[], every: number): string[] => addresses.filter((_, at) => at % every === 0);

const shops = { 'zh-CN': '集市', 'en-US': 'Jishi' } as const;

function faultsOf(address: string, head: ReadHead): string[] {
  const lang = new URL(address).pathname.split('/')[1] === 'en' ? 'en-US' : 'zh-CN';
  const { meta } = head;
  const checks: Record<string, boolean> = {
    [`status ${head.status}`]: head.status === 200,
    [`language ${head.lang}`]: head.lang === lang,
    [`title ${head.title}`]: head.title.endsWith(` - ${shops[lang]}`),
    [`description ${meta['description']}`]: (meta['description'] ?? '').length > 5,
    'an author': (meta['author'] ?? '') !== '',
    [`canonical ${head.canonical}`]: head.canonical === address,
    [`alternates ${JSON.stringify(head.alternates)}`]:
      head.alternates[lang] === address && ['zh-CN', 'en-US', 'x-default'].every((one) => head.alternates[one]),
    'not hidden from search engines': meta['robots'] === undefined,
    [`og:title ${meta['og:title']}`]: head.title.startsWith(meta['og:title'] ?? '?'),
    [`og:url ${meta['og:url']}`]: meta['og:url'] === address,
    'og:description': (meta['og:description'] ?? '') !== '',
    [`og:image ${meta['og:image']}`]: /^https?:\/\/[^/]+\/.+\.(webp|png)$/.test(meta['og:image'] ?? ''),
    'og:locale': meta['og:locale'] === lang.replace('-', '_'),
    'structured data': head.structured.every((data) => data['@context'] === 'https://schema.org' && data['@type']),
    'one heading of the first level': head.headings >= 1,
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [`${decodeURI(address)}: ${name}`]));
}

test('every page of the site map says what it is, in both languages', async ({ baseURL }) => {
  test.setTimeout(240_000);
  const files = await addressesIn(`${baseURL}/sitemap.xml`);
  expect(files.map((file) => new URL(file).pathname)).toEqual(['/sitemap-pages.xml', '/sitemap-products-0.xml']);
  const [pages = [], products = []] = await Promise.all(files.map(addressesIn));
  expect(products.length).toBeGreaterThan(600);
  const isCategory = (address: string) => /\/product\/list\/\d/.test(address);
  const walked = [
    ...pages.filter((address) => !isCategory(address)),
    ...some(pages.filter(isCategory), 31),
    ...some(products, 97),
  ];
  const faults: string[] = [];
  for (const address of walked) faults.push(...faultsOf(address, await readHead(address)));
  expect(faults).toEqual([]);
});

test('products, articles and ways are structured data', async ({ baseURL }) => {
  const typesAt = async (path: string) => (await readHead(baseURL + path)).structured.map((data) => data['@type']);
  expect(await typesAt('/product/detail/1029')).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
  expect(await typesAt('/en/article/detail/1')).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
  expect(await typesAt('/category/list')).toEqual(['BreadcrumbList']);
});

test('what is personal, searched for or missing is not to be found', async ({ baseURL }) => {
  const hidden = [
    '/cart',
    '/pass/login',
    '/product/list?title=包',
    '/product/list?brand=3',
    '/no-such-page',
    '/article/detail/999',
  ];
  for (const path of hidden) {
    for (const prefix of ['', '/en']) {
      const head = await readHead(baseURL + prefix + path);
      expect.soft(head.meta['robots'], prefix + path).toBe('noindex');
      expect.soft(head.canonical, prefix + path).toBeNull();
    }
  }
  for (const path of ['/user/portal', '/user/address', '/indent/create']) {
    const response = await fetch(baseURL + path, { redirect: 'manual' });
    expect.soft([response.status, response.headers.get('x-robots-tag')], path).toEqual([302, 'noindex']);
  }
});
