import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of what is bought together, which bring themselves along: they come when their place is near. */
export const { useTexts: useTogetherWords } = defineTexts('mf_catalog_together', { zh, en });
