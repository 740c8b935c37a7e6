import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { shortestPassword } from '../new-password.ts';
import { readSecurityState } from '../security-state.ts';

const stateResponse = z.object({
  has_password: z.boolean(),
  /** Null without a password, and where it was set before the shop wrote this down. */
  password_changed_at: z.string().nullable(),
  /** Characters a new password needs here. */
  password_min: z.int(),
  passkeys: z.int(),
  devices: z.int(),
});

/** Extension: how the account of a customer is secured, in one call for the page that leads to each of it. */
export const securityStateRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;
  app.get(
    '/user/security',
    {
      config: { access: 'login' },
      schema: {
        summary: 'Whether there is a password, how many passkeys and devices',
        response: okSchema(stateResponse),
      },
    },
    async (request) => {
      const [state, shortest] = await Promise.all([
        readSecurityState(db, signedIn(request).id, now()),
        readSetting(db, shortestPassword),
      ]);
      return ok({
        has_password: state.hasPassword,
        password_changed_at: state.passwordChangedAt && times.text(state.passwordChangedAt),
        password_min: shortest,
        passkeys: state.passkeys,
        devices: state.devices,
      });
    },
  );
};
