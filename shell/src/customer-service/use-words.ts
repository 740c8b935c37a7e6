import { useLang } from '@jishi/i18n';
import en from '../messages/service/en.ts';
import zh from '../messages/service/zh.ts';

const words = { zh, en };

/** Words of the panel, in the language of the page. */
export const useWords = (): Readonly<Record<keyof typeof zh, string>> => words[useLang()];
