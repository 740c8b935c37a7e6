import { localePath, locales } from '@jishi/i18n/locale';

/** Personal pages, the way through checkout, and what is no page. */
const closed = ['/user/', '/cart', '/indent/', '/money/', '/comment/score', '/pass/'];
/** Texts everybody may read stand among the pages for signing in. */
const open = ['/pass/terms', '/pass/privacy'];

type RobotsFacts = {
  origin: string;
  /** Another line of releases is for the team: nothing of it is to be found. */
  isPublic: boolean;
};

/** What robots may fetch. */
export function robotsText({ origin, isPublic }: RobotsFacts): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n';
  const inAllLanguages = (word: string, list: readonly string[]) =>
    list.flatMap((path) => locales.map(({ code }) => `${word}: ${localePath(code, path)}`));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...inAllLanguages('Disallow', closed),
    ...inAllLanguages('Allow', open),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
