import { lazyRequests } from '../client/lazy-requests.ts';

export type { Notice, NoticeCounts, NoticeKind, NoticeQuery } from './model.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const countUnreadNotices = request('countUnreadNotices');
export const followUnreadNotices = request('followUnreadNotices');
export const getNotice = request('getNotice');
export const listNotices = request('listNotices');
export const markAllNoticesRead = request('markAllNoticesRead');
export const markNoticesRead = request('markNoticesRead');
export const removeNotices = request('removeNotices');
export const watchUnreadNotices = request('watchUnreadNotices');
