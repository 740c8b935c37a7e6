import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';

const body = z.object({ platform: z.unknown().optional(), code: z.unknown().optional() });

/** `miniLogin`. The shop has no mini programs: every platform is one it does not know. */
export const miniLoginRoutes: ShopPlugin = async (app) => {
  app.post(
    '/miniLogin',
    {
      schema: {
        summary: 'Sign in from a mini program',
        description: 'No platform of mini programs is supported: the list is always empty.',
        body,
        response: okSchema(z.array(z.unknown()).max(0)),
      },
    },
    async () => ok([]),
  );
};
