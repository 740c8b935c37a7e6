import * as z from 'zod/mini';

/** Answer of `POST uploadPictures` with `full`, which comes without the envelope. */
export const wireUpload = z.object({ url: z.string() });
