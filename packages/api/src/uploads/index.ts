import { late } from '../late.ts';

export { MAX_PICTURE_BYTES, pictureProblem, pictureTypes, type UploadedPicture, type UploadOptions } from './model.ts';

const request = late(() => import('./requests.ts'));

export const uploadPicture = request('uploadPicture');
