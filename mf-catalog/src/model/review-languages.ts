import type { ReviewPage } from '@jishi/api/reviews';
import { locales } from '@jishi/i18n';

/** Whether reviews are in more than one language, so that it makes a difference which comes first. */
export const areMixed = (languages: ReviewPage['languages']): boolean =>
  languages !== null && locales.every(({ code }) => languages[code] > 0);
