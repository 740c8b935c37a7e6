import type { Tx } from '../../kernel/db/database.ts';
import { resources } from '../../kernel/db/schema/index.ts';

/** Shows pictures with a review or what was added to it, in their order. From now on no job removes them. */
export async function keepPictures(tx: Tx, commentId: number, pictures: readonly string[], now: Date): Promise<void> {
  if (pictures.length === 0) return;
  await tx.insert(resources).values(
    pictures.map((img, sort) => ({
      imageType: 'comment',
      imageId: commentId,
      depict: `comment_${commentId}`,
      img,
      sort,
      createdAt: now,
      updatedAt: now,
    })),
  );
}
