import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the filters of lists, which bring themselves along: no other page of the part carries them. */
export const { useTexts: useFacetWords } = defineTexts('mf_catalog_facets', { zh, en });
