import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the bar over a long product page, which bring themselves along. */
export const { useTexts: useSectionWords } = defineTexts('mf_catalog_sections', { zh, en });
