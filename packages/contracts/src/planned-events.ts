import * as z from 'zod/mini';
import type { PlannedEvents } from './fragments.ts';
import type { PartName } from './names.ts';

/** Who may emit an event, and the schema of what it carries. */
export type PlannedEvent<Payload = unknown> = { emitters: readonly PartName[]; payload: z.ZodMiniType<Payload> };

const line = z.object({
  productId: z.string(),
  name: z.string(),
  options: z.optional(z.array(z.object({ value: z.string() }))),
  unitPrice: z.number(),
  quantity: z.number(),
});
const lines = z.array(line);

/**
 * The events the shop was planned with, for builds only: a tab never checks them. A build fails when another part emits
 * one; a test fails when an emitter never does, or nobody subscribes. Events of any other remote stand in its `contract.ts`.
 */
export const plannedEvents: { readonly [Name in keyof PlannedEvents]: PlannedEvent<PlannedEvents[Name]> } = {
  'variant:missed': {
    emitters: ['mf-cart-checkout'],
    payload: z.object({ productId: z.string(), missing: z.array(z.string()) }),
  },
  'cart:lines-added': { emitters: ['mf-cart-checkout'], payload: z.object({ keys: z.array(z.string()) }) },
  'address:selected': { emitters: ['mf-user-centre'], payload: z.object({ addressId: z.nullable(z.string()) }) },
  'notice:read': { emitters: ['mf-user-centre'], payload: z.object({}) },
  'commerce:reported': {
    emitters: ['mf-catalog', 'mf-cart-checkout'],
    payload: z.union([
      z.object({ name: z.enum(['view_item', 'add_to_cart', 'begin_checkout']), lines }),
      z.object({ name: z.literal('purchase'), lines, orderNumber: z.string(), paid: z.number() }),
    ]),
  },
  'service:asked': { emitters: ['shell', 'mf-user-centre'], payload: z.object({}) },
  'consent:changed': { emitters: ['shell'], payload: z.object({ isGranted: z.boolean() }) },
};
