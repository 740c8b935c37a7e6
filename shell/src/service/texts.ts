import { defineTexts } from '@jishi/i18n';
import en from './en.ts';
import zh from './zh.ts';

/** Texts of the panel; they come with its script, not with the first ones of every page. */
export const { useTexts } = defineTexts('shell-service', { zh, en });
