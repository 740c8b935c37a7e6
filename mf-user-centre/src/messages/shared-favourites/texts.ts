import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the page of a shared list, which bring themselves along: no other page of the part carries them. */
export const { useTexts: useSharedWords, textsOf: sharedWordsOf } = defineTexts('mf_user_centre_shared_favourites', {
  zh,
  en,
});
