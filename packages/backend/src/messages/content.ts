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
  }),
});

export const messageContent = z.discriminatedUnion('template', [codeContent, noticeContent]);

/** What a message says, before it is put into words. */
export type MessageContent = z.output<typeof messageContent>;
