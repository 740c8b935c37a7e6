import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the page that reads a list, which bring themselves along: no other page of the part carries them. */
export const { useTexts: useShoutWords, textsOf: shoutWordsOf } = defineTexts('mf_catalog_shout', { zh, en });

export type ShoutWords = ReturnType<typeof useShoutWords>;
