import type { Page } from '@playwright/test';
import { type Customer, callApi, type Tokens } from './api.ts';
import { withAuthenticator } from './authenticator.ts';
import { newCustomer, once, signUp } from './signed-in.ts';

/** Browsers as they name themselves. */
const userAgents = {
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/146.0 Version/19.0 Mobile/15E148 Safari/604.1',
} as const;

const signInFrom = ({ phone, password }: Customer, origin: string, device: keyof typeof userAgents) =>
  callApi<Tokens>('login', { body: { cellphone: phone, password }, origin, userAgent: userAgents[device] });

/** A new customer on a computer, whose phone and tablet are signed in as well. */
export const customerWithDevices = (origin: string): Promise<Tokens> =>
  once(`${origin} devices`, async () => {
    const customer = await newCustomer(origin);
    await signInFrom(customer, origin, 'iPhone');
    await signInFrom(customer, origin, 'iPad');
    return signInFrom(customer, origin, 'mac');
  });

type Asked = { challenge: string; options: Record<string, unknown> };

/** A new customer with passkeys of these names, made by the key store of a page. */
export async function customerWithPasskeys(page: Page, origin: string, names: readonly string[]): Promise<Tokens> {
  const tokens = await signUp(origin);
  const call = { token: tokens.access_token, origin };
  await withAuthenticator(page);
  await page.goto('/pass/terms');
  for (const name of names) {
    const { challenge, options } = await callApi<Asked>('user/passkeys/options', { body: {}, ...call });
    const credential = await page.evaluate(async (asked) => {
      // One store makes several keys: it is not told which it has.
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({ ...asked, excludeCredentials: [] } as never);
      const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
      return made.toJSON() as unknown;
    }, options);
    await callApi('user/passkeys', { body: { challenge, name, credential }, ...call });
  }
  // A page of a visitor is loaded anew as soon as somebody is signed in, which would get in the way of the next one.
  await page.goto('about:blank');
  return tokens;
}
