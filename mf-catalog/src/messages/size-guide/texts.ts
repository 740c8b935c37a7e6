import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the size guide, which bring themselves along: no page carries them before it is opened. */
export const { useTexts: useSizeWords } = defineTexts('mf_catalog_sizes', { zh, en });
