import type { Lang } from '../../kernel/texts/languages.ts';

/** What stands before the moment something happened. */
export const timeLabel: Record<Lang, string> = { zh: '时间', en: 'Time' };
