import { ApiError } from './api-error.ts';

/** The failure of asking a client for a file that fetches none. */
export const noFiles = (path: string): ApiError =>
  new ApiError({
    code: 'unavailable',
    message: `The client of this shell cannot fetch ${path}: it is of an earlier release`,
  });
