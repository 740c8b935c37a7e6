import { en as common } from '@jishi/i18n/messages/en';
import shell from './en.ts';

/** Texts of the frame in English, by namespace. */
export default { common, shell };
