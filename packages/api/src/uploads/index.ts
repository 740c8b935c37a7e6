import { lazyRequests } from '../client/lazy-requests.ts';

export { MAX_PICTURE_BYTES, pictureProblem, pictureTypes, type UploadedPicture, type UploadOptions } from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const uploadPicture = request('uploadPicture');
