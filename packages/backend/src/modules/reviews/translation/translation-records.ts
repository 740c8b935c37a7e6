import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../../kernel/db/database.ts';
import { commentTranslations } from '../../../kernel/db/schema/index.ts';
import type { Lang } from '../../../kernel/texts/languages.ts';
import type { ShownWords } from './shown-words.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What was made of these very words before; null when nothing was. */
export async function findTranslation(db: DbOrTx, { id, text }: ShownWords, to: Lang): Promise<string | null> {
  const [known] = await db
    .select({ text: commentTranslations.text })
    .from(commentTranslations)
    .where(
      and(
        eq(commentTranslations.commentId, id),
        eq(commentTranslations.lang, to),
        eq(commentTranslations.ofWords, hashOf(text)),
      ),
    );
  return known?.text ?? null;
}

/** Keeps a translation, in place of one of former words. */
export async function keepTranslation(
  db: DbOrTx,
  { id, text }: ShownWords,
  translation: { lang: Lang; text: string },
  now: Date,
): Promise<void> {
  const made = { ofWords: hashOf(text), text: translation.text, createdAt: now };
  await db
    .insert(commentTranslations)
    .values({ commentId: id, lang: translation.lang, ...made })
    .onConflictDoUpdate({ target: [commentTranslations.commentId, commentTranslations.lang], set: made });
}
