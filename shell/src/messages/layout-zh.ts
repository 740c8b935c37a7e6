import { zh as common } from '@jishi/i18n/messages/zh';
import shell from './zh.ts';

/** Texts of the frame in Chinese, by namespace. */
export default { common, shell };
