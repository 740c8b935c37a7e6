import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the street of stalls, which bring themselves along: no other page of the part carries them. */
export const { useTexts: useStreetWords, textsOf: streetWordsOf } = defineTexts('mf_catalog_street', { zh, en });
