import { DEFAULT_LANG, type LocalText, pickText } from '../../../kernel/texts/languages.ts';
import type { SaveCounts } from '../../operations/support/plan-saves.ts';

/** A text in the shop's first language, for a column of a table. */
export const shown = (text: LocalText, most = 40): string => {
  const whole = pickText(text, DEFAULT_LANG);
  return whole.length > most ? `${whole.slice(0, most - 1)}…` : whole;
};

/** `2 created, 1 changed, 5 unchanged` */
export function countsText({ created, changed, unchanged }: SaveCounts): string {
  return `${created} created, ${changed} changed, ${unchanged} unchanged`;
}

export const yesOrBlank = (value: boolean): string => (value ? 'yes' : '');
