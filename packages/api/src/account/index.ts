import { lazyRequests } from '../client/lazy-requests.ts';

export type { Closing, OpenOrder } from './closing-requests.ts';
export type { DataFile } from './data-requests.ts';
export type { Account, AccountChange } from './model.ts';
export {
  type NoticeChoice,
  type NoticeChoices,
  type NoticeTopic,
  type NoticeWay,
  noticeWays,
  type TopicChoice,
} from './notice-choices.ts';
export { isMailbox, MAILBOX_MAX, NICKNAME_MAX } from './rules.ts';

const request = lazyRequests(() => import('./requests.ts'));

export const chooseNotices = request('chooseNotices');
export const getAccount = request('getAccount');
export const getNoticeChoices = request('getNoticeChoices');
export const updateAccount = request('updateAccount');

const closingRequest = lazyRequests(() => import('./closing-requests.ts'));

export const closeAccount = closingRequest('closeAccount');
export const getClosing = closingRequest('getClosing');

const dataRequest = lazyRequests(() => import('./data-requests.ts'));

export const askForDataFile = dataRequest('askForDataFile');
export const getDataFile = dataRequest('getDataFile');
export const requestDataFile = dataRequest('requestDataFile');
const mailboxRequest = lazyRequests(() => import('./mailbox-requests.ts'));

export const bindMailbox = mailboxRequest('bindMailbox');
export const sendMailboxCode = mailboxRequest('sendMailboxCode');
