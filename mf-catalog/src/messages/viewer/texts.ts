import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the picture viewer, which bring themselves along: they come when it is opened. */
export const { useTexts: useViewerWords } = defineTexts('mf_catalog_viewer', { zh, en });
