import type { ApiClient } from '../client/api-client.ts';
import { parserOf } from '../wire/parts.ts';
import { MAX_PICTURE_BYTES, type UploadedPicture, type UploadOptions } from './model.ts';
import { wireUpload } from './wire.ts';

/** Number of the kind of upload on the wire. */
const PICTURE = '1';
/** Widths in which small siblings are kept: those of lists, and of pictures beside a text. */
const WIDTHS = '80,150';

/**
 * Sends a picture (JPEG, PNG, GIF or WebP, up to `MAX_PICTURE_BYTES`) and answers where it is. One that nothing shows after a day is removed.
 * Throws `validation` with the shop's sentence for a file it refuses, `aborted` when the signal ended it. The caller tells failures.
 */
export async function uploadPicture(
  client: ApiClient,
  file: Blob,
  options: UploadOptions = {},
): Promise<UploadedPicture> {
  const form = new FormData();
  // Fields come first: the server reads the form as it arrives.
  form.set('type', PICTURE);
  form.set('size', String(MAX_PICTURE_BYTES));
  form.set('specification', WIDTHS);
  form.set('full', '1');
  form.set('file', file);
  const { url } = await client.post('uploadPictures', parserOf(wireUpload), form, {
    ...options,
    bare: true,
    silent: true,
  });
  return { url };
}
