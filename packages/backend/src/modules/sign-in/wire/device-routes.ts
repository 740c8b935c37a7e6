import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { signedIn } from '../../../kernel/http/access.ts';
import { confirmationText } from '../../../kernel/texts/confirmations.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idValue } from '../../../kernel/wire/inputs.ts';
import { notifyCredentialChange } from '../../credential-changes/notify-change.ts';
import { revokeSignIns } from '../../credentials/credentials.ts';
import { endDevice, listDevices } from '../../credentials/devices.ts';

const deviceResponse = z.object({
  id: z.int(),
  platform: z.string(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
});

/** Signed-in devices, an extension of ours: list them, end one, end all others. */
export const deviceRoutes: ShopPlugin = async (app) => {
  const { db, now, times } = app.shop;
  const config = { access: 'login' } as const;

  app.get(
    '/user/devices',
    { config, schema: { summary: 'Devices that are signed in', response: okSchema(z.array(deviceResponse)) } },
    async (request) => {
      const customer = signedIn(request);
      const devices = await listDevices(db, customer.id, now());
      return ok(
        devices.map((device) => ({
          id: device.id,
          platform: device.platform,
          user_agent: device.userAgent,
          ip: device.ip,
          created_at: times.text(device.createdAt),
          last_used_at: times.text(device.lastUsedAt),
          is_current: device.id === customer.familyId,
        })),
      );
    },
  );

  app.post(
    '/user/devices/end',
    {
      config,
      schema: { summary: 'Sign a device out', body: z.object({ id: idValue() }), response: okSchema(z.string()) },
    },
    async (request) => {
      const isEnded = await endDevice(db, signedIn(request).id, request.body.id, now());
      if (!isEnded) throw refuse('record.missing');
      return ok(confirmationText('signedOut', request.lang));
    },
  );

  app.post(
    '/user/devices/endOthers',
    { config, schema: { summary: 'Sign every other device out', response: okSchema(z.string()) } },
    async (request) => {
      const { id, familyId } = signedIn(request);
      await db.transaction(async (tx) => {
        await revokeSignIns(tx, id, now(), familyId);
        await notifyCredentialChange(tx, app.shop, id, 'devices-ended');
      });
      return ok(confirmationText('signedOut', request.lang));
    },
  );
};
