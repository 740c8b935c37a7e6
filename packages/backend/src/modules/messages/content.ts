import { z } from 'zod';

/** A code to type in; `secret` is the code, which is gone once the message is over. */
const codeContent = z.object({
  template: z.literal('code'),
  values: z.object({ seconds: z.int() }),
  secret: z.string().optional(),
});

/** A notice of the shop as it is stored, in one language; `path` is a page of the website without the language. */
const noticeContent = z.object({
  template: z.literal('notice'),
  values: z.object({
    title: z.string(),
    list: z.array(z.object({ keyword: z.string(), data: z.string().nullable() })),
    remark: z.string(),
    path: z.string().nullable(),
    /** When it happened, ISO 8601; missing in messages of before. */
    at: z.string().optional(),
  }),
});

/** Who gets into an account has changed, in one language; `time` as the customer's clock shows it. */
const securityContent = z.object({
  template: z.literal('security'),
  values: z.object({ what: z.string(), advice: z.string(), time: z.string() }),
});

export const messageContent = z.discriminatedUnion('template', [codeContent, noticeContent, securityContent]);

/** What a message says, before it is put into words. */
export type MessageContent = z.output<typeof messageContent>;
