import { networkOf } from '@jishi/http-limits/network-of';
import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { tightLimit } from '../../../kernel/http/rate-limits.ts';
import { drawKeyOf } from '../../../kernel/keys/draw-key.ts';
import { isOwnProgram } from '../../../kernel/keys/internal-key.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { idValue } from '../../../kernel/wire/inputs.ts';
import { openList, type SharedLine, sealList } from '../shared-list.ts';

/** The limits of a list that is read on the page; characters of all its things together, because it stands in an address. */
const MOST_LINES = 40;
const LONGEST_LINE = 60;
const LONGEST_NAME = 40;
const LONGEST_LIST = 1000;
const LONGEST_TOKEN = 12_000;
/** Links a minute, per network. */
const MADE_PER_MINUTE = 30;
const READ_PER_MINUTE = 120;

const lineSchema = z.object({
  text: z.string().trim().min(1).max(LONGEST_LINE),
  number: z.int().min(1).max(9999),
  good_id: idValue().nullish(),
  good_sku_id: idValue().nullish(),
});
const lengthOf = (lines: readonly { text: string }[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

const listBody = z.object({
  name: z.string().trim().max(LONGEST_NAME).nullish(),
  lines: z
    .array(lineSchema)
    .min(1)
    .max(MOST_LINES)
    .refine((lines) => lengthOf(lines) <= LONGEST_LIST, 'param.missing'),
});

const listSchema = z.object({
  name: z.string(),
  expires_at: z.string(),
  lines: z.array(
    z.object({
      text: z.string(),
      number: z.int(),
      good_id: z.int().nullable(),
      good_sku_id: z.int().nullable(),
    }),
  ),
});

/** `POST sharedList` and `POST sharedList/read` (ours). By POST both: neither what is on a list nor its link stands in a log. */
export const sharedListRoutes: ShopPlugin = async (app) => {
  const { config, now, times } = app.shop;
  const limitMaking = tightLimit(app, MADE_PER_MINUTE, (request) => `shared-list:${networkOf(request.ip)}`);
  const limitReading = tightLimit(app, READ_PER_MINUTE, (request) => `shared-list-read:${networkOf(request.ip)}`);

  app.post(
    '/sharedList',
    {
      preHandler: limitMaking,
      schema: {
        summary: 'A shopping list as a link: the text that stands in it',
        body: listBody,
        response: okSchema(z.object({ token: z.string(), expires_at: z.string() })),
      },
    },
    async ({ body: { name, lines } }) => {
      const read = lines.map(
        ({ text, number, good_id: productId = null, good_sku_id: variantId = null }): SharedLine => ({
          text,
          number,
          productId,
          // Without its good a SKU says nothing.
          variantId: productId === null ? null : variantId,
        }),
      );
      const { token, expiresAt } = sealList({ name: name ?? '', lines: read }, await drawKeyOf(config), now());
      return ok({ token, expires_at: times.text(expiresAt) });
    },
  );

  app.post(
    '/sharedList/read',
    {
      // What web asks for a page is no network's: pages have their own turns.
      preHandler: async (request) => {
        if (!isOwnProgram(request, config.internalKey)) await limitReading(request);
      },
      schema: {
        summary: 'The shopping list of a link',
        body: z.object({ token: z.string().max(LONGEST_TOKEN) }),
        response: okSchema(listSchema),
      },
    },
    async ({ body }) => {
      const { name, lines, expiresAt } = openList(body.token, await drawKeyOf(config), now());
      return ok({
        name,
        expires_at: times.text(expiresAt),
        lines: lines.map(({ text, number, productId, variantId }) => ({
          text,
          number,
          good_id: productId,
          good_sku_id: variantId,
        })),
      });
    },
  );
};
