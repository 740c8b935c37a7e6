import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the quick view, which bring themselves along: no page carries them before it is opened. */
export const { useTexts: useViewWords } = defineTexts('mf_cart_checkout_view', { zh, en });
