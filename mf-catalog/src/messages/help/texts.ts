import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the help, which bring themselves along: only the pages of articles carry them. */
export const { useTexts: useHelpWords, textsOf: helpWordsOf } = defineTexts('mf_catalog_help', { zh, en });
