import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of reviews, which bring themselves along: only a product and the page of its reviews carry them. */
export const { useTexts: useReviewWords, textsOf: reviewWordsOf } = defineTexts('mf_catalog_reviews', { zh, en });
