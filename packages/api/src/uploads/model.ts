/** A picture the shop keeps for a day, and for good once something shows it. */
export type UploadedPicture = { readonly url: string };

export type UploadOptions = {
  /** Hears how many bytes have been sent, and how many there are. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** Ends this upload. */
  readonly signal?: AbortSignal | undefined;
};

/** Kinds of pictures the shop can read; others are refused before they are sent. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Most bytes of a picture. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** Why a file is no picture the shop takes; `null` when it is one. What its content says is for the server to judge. */
export function pictureProblem({ type, size }: Pick<Blob, 'type' | 'size'>): 'type' | 'size' | null {
  if (!pictureTypes.some((known) => known === type)) return 'type';
  return size > MAX_PICTURE_BYTES ? 'size' : null;
}
