import { z } from 'zod';

/** A text in every language of the demo content. */
export const text = z.object({ zh: z.string(), en: z.string() });
export type Text = z.infer<typeof text>;

/** The languages the content is written in. */
export const contentLanguages = ['zh', 'en'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

export const words = z.object({ zh: z.array(z.string()), en: z.array(z.string()) });

/** One block of a long text (product details, help articles). */
export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), text }),
  z.object({ type: z.literal('paragraph'), text }),
  z.object({ type: z.literal('list'), items: z.array(text) }),
  z.object({ type: z.literal('points'), items: z.array(z.object({ icon: z.string(), title: text, text })) }),
  z.object({ type: z.literal('specs'), rows: z.array(z.object({ key: text, value: text })) }),
]);
export type Block = z.infer<typeof block>;
