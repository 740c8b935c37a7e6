import { z } from 'zod';
import { setting } from '../../kernel/settings/settings.ts';

export const serviceSchema = z.object({
  url: z.string().nullable(),
  id: z.string().nullable(),
  img: z.string().nullable(),
});

export const customerService = setting(
  'shop.service',
  'where customers reach service: { "url": …, "id": …, "img": … }, each a text or null',
  serviceSchema.strict(),
  { url: null, id: null, img: null },
);

export const licensed = setting('shop.licensed', 'what the original client is told of its licence', z.boolean(), true);
