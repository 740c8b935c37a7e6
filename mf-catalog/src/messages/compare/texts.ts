import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the comparison and its balance, which bring themselves along: no other page of the part carries them. */
export const { useTexts: useCompareWords, textsOf: compareWordsOf } = defineTexts('mf_catalog_compare', { zh, en });
