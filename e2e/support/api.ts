import { markerOf } from '@jishi/web/session-marker';

/** Calls of the shop's api as another program would make them, for preparing a test. */
export type Customer = { phone: string; password: string };

export const demoCustomer: Customer = { phone: '13800000001', password: 'jishi123' };

export type Tokens = { access_token: string; refresh_token: string; token_type: string; expires_in: number };

type Call = {
  body?: unknown;
  token?: string;
  lang?: string;
  origin?: string | undefined;
  /** The browser that the call says it comes from. */
  userAgent?: string;
};

/** The shop all journeys share. */
const sharedShop = (): string => process.env['SHOP_ORIGIN'] ?? 'http://localhost:3000';

export async function callApi<T>(path: string, { body, token, lang = 'zh', origin, userAgent }: Call = {}): Promise<T> {
  const response = await fetch(`${origin ?? sharedShop()}/api/v1/app/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'apply-secret': 'jishi-demo-key',
      Lang: lang,
      ...(userAgent ? { 'User-Agent': userAgent } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as { message: T };
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(json)}`);
  return json.message;
}

export const signIn = ({ phone, password }: Customer, origin?: string): Promise<Tokens> =>
  callApi<Tokens>('login', { body: { cellphone: phone, password }, origin });

/** Cookies a signed-in browser holds of a shop without https: tokens no script can read, and their markers. */
export function tokenCookies(tokens: Tokens): { name: string; value: string; httpOnly?: true }[] {
  return [
    { name: 'jishi_access', value: tokens.access_token, httpOnly: true },
    { name: 'jishi_refresh', value: tokens.refresh_token, httpOnly: true },
    { name: 'jishi_token', value: markerOf(tokens.access_token) },
    { name: 'jishi_refresh_token', value: markerOf(tokens.refresh_token) },
    { name: 'jishi_expires_in', value: String(Date.now() + tokens.expires_in * 1000) },
    { name: 'jishi_token_type', value: tokens.token_type },
  ];
}
