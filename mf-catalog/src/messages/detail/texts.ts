import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the product page, which bring themselves along: no other page of the part carries them. */
export const { useTexts: useDetailWords } = defineTexts('mf_catalog_detail', { zh, en });
