import * as z from 'zod/mini';
import type { PlannedEvents } from './fragments.ts';
import type { PartName } from './names.ts';

/** Who may tell an event, and the schema of what it carries. */
export type PlannedEvent<Payload = unknown> = { tellers: readonly PartName[]; payload: z.ZodMiniType<Payload> };

const line = z.object({
  productId: z.string(),
  name: z.string(),
  options: z.optional(z.array(z.object({ value: z.string() }))),
  unitPrice: z.number(),
  quantity: z.number(),
});
const lines = z.array(line);

/**
 * The events the shop was planned with, for builds only: a tab never checks them. A build fails when another part tells
 * one; a test fails when a teller never does, or nobody hears it. Events of any other remote stand in its `contract.ts`.
 */
export const plannedEvents: { readonly [Name in keyof PlannedEvents]: PlannedEvent<PlannedEvents[Name]> } = {
  'variant:missed': {
    tellers: ['mf-cart-checkout'],
    payload: z.object({ productId: z.string(), missing: z.array(z.string()) }),
  },
  'address:selected': { tellers: ['mf-user-centre'], payload: z.object({ addressId: z.nullable(z.string()) }) },
  'notice:read': { tellers: ['mf-user-centre'], payload: z.object({}) },
  'commerce:reported': {
    tellers: ['mf-catalog', 'mf-cart-checkout'],
    payload: z.union([
      z.object({ name: z.enum(['view_item', 'add_to_cart', 'begin_checkout']), lines }),
      z.object({ name: z.literal('purchase'), lines, orderNumber: z.string(), paid: z.number() }),
    ]),
  },
  'service:asked': { tellers: ['shell', 'mf-user-centre'], payload: z.object({}) },
  'consent:changed': { tellers: ['shell'], payload: z.object({ isGranted: z.boolean() }) },
};
