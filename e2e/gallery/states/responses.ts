import type { Route } from '@playwright/test';
import type { Visit } from './gallery-state.ts';

type Addresses = string | RegExp;

/** From now on the api's answer arrives changed, as it would be after something has happened in the shop. */
export const changed =
  <T>(addresses: Addresses, change: (message: T) => T) =>
  ({ page }: Visit) =>
    page.route(addresses, async (route: Route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { message: T };
      await route.fulfill({ response, json: { ...body, message: change(body.message) } });
    });

/** From now on the call gets no answer. */
export const held =
  (addresses: Addresses) =>
  ({ page }: Visit) =>
    page.route(addresses, () => undefined);

/** From now on the call fails like a network that is gone. */
export const refused =
  (addresses: Addresses) =>
  ({ page }: Visit) =>
    page.route(addresses, (route) => route.abort('connectionrefused'));
