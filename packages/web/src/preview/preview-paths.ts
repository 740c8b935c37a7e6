import { PREVIEW_PATH } from '@jishi/release';

/** Where the bar of a preview leads to: the same page, of the live release. */
export const LEAVE_PATH = `${PREVIEW_PATH}/leave`;
