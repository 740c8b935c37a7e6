import type { InjectOptions } from 'fastify';
import type { ShopApp } from '../../kernel/context/shop-app.ts';
import type { DeclaredRoute } from '../../kernel/http/route-list.ts';
import { TEST_KEY, type TestCustomer, type TestShop } from '../../testing/index.ts';
import type { CallFixture } from './context/row.ts';

/** `kind` is the class of an error. */
export type Reply = {
  status: number;
  code: unknown;
  message: unknown;
  body: string;
  kind: unknown;
  isJson: boolean;
};

export type Call = { name: string; access: string; route: DeclaredRoute };

/** Every call the assembled app answers, as the matrix names it. HEAD comes with GET; OPTIONS is the browser's preflight. */
export function callsOf({ declaredRoutes, shop }: ShopApp): Call[] {
  const base = shop.config.apiBase;
  return declaredRoutes.flatMap((route) =>
    [route.method]
      .flat()
      .filter((method) => !['HEAD', 'OPTIONS'].includes(method))
      .map((method) => ({
        name: `${method} ${route.url.startsWith(base) ? route.url.slice(base.length) : route.url}`,
        access: route.config?.access ?? 'secret',
        route,
      })),
  );
}

/** The address of a call: parameters of the path filled in (`x` where the fixture says nothing), the query behind it. */
function addressOf(shop: TestShop, name: string, { path = {}, query }: CallFixture): { method: string; url: string } {
  const [method = '', pattern = ''] = name.split(' ');
  const fill = (key: string) => encode(String(path[key] ?? 'x'));
  const filled = pattern.replace(/:(\w+)\??/g, (_, key: string) => fill(key)).replace('*', () => fill('*'));
  const url = filled.startsWith('/') ? filled : `${shop.config.apiBase}${filled}`;
  return { method, url: query ? `${url}?${query.replace(/[^!-~]+/gu, encode)}` : url };
}

/** Half a surrogate pair cannot be encoded: it goes out as the sign that stands for it. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%2F', '/');

/** Sends a call as somebody; `headers` win over those every call has. */
export async function send(
  shop: TestShop,
  name: string,
  fixture: CallFixture,
  as: TestCustomer | null,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const { method, url } = addressOf(shop, name, fixture);
  const request: InjectOptions = {
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: {
      accept: 'application/json',
      'apply-secret': TEST_KEY,
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...fixture.headers,
      ...headers,
    },
    ...(fixture.body === undefined ? {} : { payload: fixture.body as object }),
  };
  if (name.endsWith('/events')) return readFirstEvent(shop, request);
  const response = await shop.app.inject(request);
  return readReply(response.statusCode, response.headers, response.body);
}

/** Event streams may be open for minutes: whoever asks leaves after the first event. */
async function readFirstEvent({ app }: TestShop, request: InjectOptions): Promise<Reply> {
  const response = await app.inject({ ...request, payloadAsStream: true });
  let body = '';
  for await (const chunk of response.stream()) {
    body += String(chunk);
    if (body.includes('\ndata: ')) break;
  }
  return readReply(response.statusCode, response.headers, body);
}

function readReply(status: number, headers: Record<string, unknown>, body: string): Reply {
  const isJson = String(headers['content-type']).includes('json') && body !== '';
  const { code, message } = isJson ? (JSON.parse(body) as { code?: unknown; message?: unknown }) : {};
  return { status, code, message, body, kind: headers['x-error-class'], isJson };
}
