import { MAX_PICTURE_BYTES, pictureProblem } from '@jishi/api/uploads';

/** Most bytes of a picture as it was taken: those of phones have up to a dozen MB. */
export const MAX_ORIGINAL_BYTES = 20 * 1024 * 1024;

/** Nothing can be seen in a file that says it is a picture. */
export class UnreadablePicture extends Error {}

/** What is wrong with a file. `moving`: a GIF that is too large; made smaller it would stand still. */
export type OriginalProblem = 'type' | 'size' | 'moving';

/** Why a file cannot become a picture the shop takes; `null` when it can. */
export function originalProblem({ type, size }: Pick<Blob, 'type' | 'size'>): OriginalProblem | null {
  const problem = pictureProblem({ type, size });
  if (problem !== 'size') return problem;
  if (type === 'image/gif') return 'moving';
  return size > MAX_ORIGINAL_BYTES ? 'size' : null;
}

/**
 * The picture in no more bytes than the shop takes: as it is where it is small enough, else drawn anew.
 *
 * @throws UnreadablePicture
 */
export async function sendable(file: Blob): Promise<Blob> {
  if (file.size <= MAX_PICTURE_BYTES) return file;
  const { reducePicture } = await import('./reduce-picture.ts');
  return reducePicture(file, MAX_PICTURE_BYTES);
}
