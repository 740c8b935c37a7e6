import { z } from 'zod';
import { text } from './texts.ts';

export const review = z.object({
  id: z.int(),
  good: z.string(),
  /** The variant that was bought. */
  variant: z.object({ sku_id: z.int(), label: text }).nullable(),
  user_id: z.int(),
  score: z.int().min(1).max(5),
  lang: z.enum(['zh', 'en']),
  body: z.string(),
  anonymous: z.boolean(),
  pictures: z.array(
    z.object({
      file: z.string(),
      hue: z.number(),
      scene: z.enum(['plain', 'halo', 'arch', 'podium', 'hills', 'shelf']),
      layout: z.enum(['single', 'tilt', 'pair', 'trio']),
    }),
  ),
  days_ago: z.number(),
  reply: text.nullable(),
  reply_after_hours: z.number().nullable(),
});
export type ContentReview = z.infer<typeof review>;

export const question = z.object({
  id: z.int(),
  good: z.string(),
  user_id: z.int(),
  lang: z.enum(['zh', 'en']),
  text: z.string(),
  days_ago: z.number(),
  /** `user_id` null: the shop; else somebody who has reviewed the good, so has bought it. */
  answers: z.array(z.object({ user_id: z.int().nullable(), text: z.string(), after_hours: z.number() })),
});
export type ContentQuestion = z.infer<typeof question>;

const address = z.object({
  name: z.string(),
  cellphone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  province_code: z.string(),
  city_code: z.string(),
  district_code: z.string(),
  address: z.string(),
  house: z.string(),
  default: z.boolean(),
});

export const user = z.object({
  id: z.int(),
  nickname: text,
  display: z.string(),
  cellphone: z.string(),
  email: z.string(),
  gender: z.int(),
  lang: z.enum(['zh', 'en']),
  balance_cents: z.int(),
  points: z.int(),
  avatar: z.object({ file: z.string(), hue: z.number() }),
  notification: z.object({ email: z.boolean(), wechat: z.boolean() }),
  addresses: z.array(address),
  registered_days_ago: z.number(),
});
export type ContentUser = z.infer<typeof user>;

export const notice = z.object({
  key: z.string(),
  type: z.int(),
  title: text,
  remark: text,
  list: z.array(text),
  url: z.string(),
  image: z.string(),
});
export type ContentNotice = z.infer<typeof notice>;
