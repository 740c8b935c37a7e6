import { eq } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/database.ts';
import { type productQuestions, productTexts } from '../../kernel/db/schema/index.ts';
import { type LocalText, sameText } from '../../kernel/texts/languages.ts';
import { type Notice, sendNotice } from '../notices/send-notice.ts';

type Question = Pick<typeof productQuestions.$inferSelect, 'userId' | 'productId' | 'text'>;

/** Tells whoever asked that there is an answer. They wait for it: it comes by mail until they switch that off. */
export async function tellAsker(tx: Tx, question: Question, answer: string, now: Date): Promise<void> {
  const texts = await tx
    .select({ lang: productTexts.lang, name: productTexts.name })
    .from(productTexts)
    .where(eq(productTexts.productId, question.productId));
  const name: LocalText = Object.fromEntries(texts.map((text) => [text.lang, text.name]));
  await sendNotice(tx, question.userId, firstAnswerNotice(question, name, answer), now);
}

/** It leads to the questions of the product. */
function firstAnswerNotice({ productId, text }: Question, name: LocalText, answer: string): Notice {
  return {
    kind: 'question_answered',
    type: 1,
    topic: 'reminders',
    link: `/pages/product/detail?id=${productId}&tab=questions`,
    price: null,
    title: { zh: '你的提问有人回答了', en: 'Your question has an answer' },
    remark: sameText(answer),
    rows: [
      { label: { zh: '商品', en: 'Goods' }, value: name },
      { label: { zh: '你的提问', en: 'You asked' }, value: text },
    ],
  };
}
