import { defineTexts, type Text } from '@jishi/i18n';
import type zh from './zh.ts';

export const { useTexts, textsOf } = defineTexts<typeof zh>('mf_catalog');

/** Texts of this part, for functions that are given them. */
export type CatalogueText = Text<typeof zh>;
