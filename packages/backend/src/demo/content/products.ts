import { z } from 'zod';
import { codeKinds, productTypes } from '../../kernel/words/products.ts';
import { block, text, words } from './texts.ts';

const frame = z.object({
  scene: z.enum(['plain', 'halo', 'arch', 'podium', 'hills', 'shelf']),
  layout: z.enum(['single', 'tilt', 'pair', 'trio']),
});

const variant = z.object({
  id: z.int(),
  choice: z.array(z.string()),
  label: text,
  price_cents: z.int(),
  market_price_cents: z.int().nullable(),
  stock: z.int(),
  picture: z.object({ file: z.string(), hue: z.number() }),
});

const axis = z.object({
  key: text,
  values: z.array(z.object({ id: z.string(), text, price_delta_cents: z.int(), hue: z.number().nullable() })),
});

export const product = z.object({
  id: z.int(),
  number: z.string(),
  slug: z.string(),
  type: z.int().transform(productTypes.wordOf),
  category: z.string(),
  brand: z.string(),
  name: text,
  short: text,
  keywords: words,
  picture: frame.extend({ file: z.string(), hue: z.number(), recolour: z.boolean(), gallery: z.array(frame) }),
  price_cents: z.int(),
  market_price_cents: z.int().nullable(),
  variants: z.object({ axes: z.array(axis), skus: z.array(variant) }).nullable(),
  stock: z.int(),
  code: z.object({ code_type: z.int().transform(codeKinds.wordOf), is_fixed: z.int() }).optional(),
  download: z.object({ file_name: z.string(), size_kb: z.int() }).optional(),
  freight_template_id: z.int().nullable(),
  purchase_limit: z.int().nullable(),
  stock_deduction: z.enum(['on_order', 'on_payment']),
  points_deductible: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('fixed'), points: z.int() }),
      z.object({ type: z.literal('percent'), value: z.number() }),
    ])
    .nullable(),
  sales: z.int(),
  flags: z.object({ recommended: z.boolean(), new: z.boolean(), hot: z.boolean() }),
  shelf: z.object({
    state: z.enum(['on_sale', 'off_shelf', 'scheduled']),
    on_sale_days_ago: z.number().nullable(),
    scheduled_in_hours: z.number().nullable(),
  }),
  sort: z.int(),
  details: z.array(block),
});
export type ContentProduct = z.infer<typeof product>;
