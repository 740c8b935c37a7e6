import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of what is saved for later, which bring themselves along: who has saved nothing carries none of them. */
export const { useTexts: useSavedWords } = defineTexts('mf_cart_checkout_saved', { zh, en });
