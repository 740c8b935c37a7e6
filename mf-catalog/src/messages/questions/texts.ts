import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of questions and answers, which bring themselves along: they come with the tab that shows them. */
export const { useTexts: useQuestionWords } = defineTexts('mf_catalog_questions', { zh, en });
