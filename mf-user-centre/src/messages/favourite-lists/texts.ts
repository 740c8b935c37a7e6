import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of named lists, which come with them: no other page of the part carries them. */
export const { useTexts: useListWords } = defineTexts('mf_user_centre_favourite_lists', { zh, en });
