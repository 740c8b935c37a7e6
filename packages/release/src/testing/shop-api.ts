import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shop with its public api, as its visitors reach it. */
export type TestShop = AsyncDisposable & {
  origin: string;
  /** What was asked for: `en banner?type=0`. */
  asked: string[];
  /** Answers with this status instead; 200: as ever. */
  fail(status: number): void;
  close(): Promise<void>;
};

type Banner = { id: number; name: string; url: string | null; type?: number };
type Text = { id: number; name: string; html: string };

export type ShopContent = {
  /** Of both languages, or by language. `type`: 0 for the slides of home. */
  banners?: readonly Banner[] | Readonly<Record<string, readonly Banner[]>>;
  columns?: readonly (Text & { articles?: readonly Text[] })[];
  terms?: Text;
  /** Address behind the code of the website; `null`: an api without the call. */
  code?: string | null;
};

const BASE = '/api/v1/app/';

export async function aShopWithContent(content: ShopContent): Promise<TestShop> {
  const asked: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop');
    const lang = String(request.headers['lang']);
    const path = url.pathname.startsWith(BASE) ? url.pathname.slice(BASE.length) : null;
    asked.push(`${lang} ${path}${url.search}`);
    const message = path === null || status !== 200 ? undefined : answerTo(content, path, url.searchParams, lang);
    response.setHeader('content-type', 'application/json');
    if (message !== undefined) return void response.end(JSON.stringify({ result: 'ok', code: 200, message }));
    response
      .writeHead(status === 200 ? 404 : status)
      .end(JSON.stringify({ result: 'error', code: 404, message: 'no' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (with_) => {
      status = with_;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function answerTo(content: ShopContent, path: string, query: URLSearchParams, lang: string): unknown {
  const { banners = [], columns = [], terms, code = null } = content;
  const articles = columns.flatMap((column) => (column.articles ?? []).map((article) => ({ ...article, column })));
  if (path === 'banner') {
    const own = 'length' in banners ? (banners as readonly Banner[]) : (banners[lang] ?? []);
    return pageOf(own.filter(({ type = 0 }) => String(type) === query.get('type')));
  }
  if (path === 'column') return pageOf(columns.map(({ id, name }) => ({ id, name, is_list: 1 })));
  if (path === 'siteConfig') return code === null ? undefined : { codes: { h5: { url: code, img: null } } };
  const column = columns.find(({ id }) => path === `article/column/${id}`);
  if (column) return columnPage(column, Number(query.get('page') ?? 1), Number(query.get('limit')));
  const article = path === 'article/terms' ? terms : articles.find(({ id }) => path === `article/${id}`);
  return path.startsWith('article/') ? (article ? articleOf(article) : null) : undefined;
}

const pageOf = <Row>(rows: readonly Row[], total = rows.length) => ({
  data: rows,
  total,
  current_page: 1,
  per_page: 100,
});

const articleOf = ({ id, name, html }: Text) => ({ id, name, article_property: { details: html } });

function columnPage(
  { id, name, html, articles = [] }: NonNullable<ShopContent['columns']>[number],
  page: number,
  limit: number,
) {
  const shown = articles.slice((page - 1) * limit, page * limit);
  return {
    paginate: pageOf(
      shown.map((article) => ({ id: article.id, name: article.name })),
      articles.length,
    ),
    column: { id, name, template: 'defaultColumn', column_property: { details: html } },
  };
}
