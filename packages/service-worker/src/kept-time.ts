import { type Lang, localeOf } from '@jishi/i18n/locale';

const HOURS_MS = 3_600_000;

/**
 * The time a page came as the reader's clock shows it; with its day where it is not of the last twelve hours.
 *
 * @param at milliseconds since 1970
 */
export const keptTime = (at: number, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang).iso, {
    ...(Date.now() - at < 12 * HOURS_MS ? {} : { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
