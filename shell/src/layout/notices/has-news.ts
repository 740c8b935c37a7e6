import { hasEndedSession } from '../../account/ended-session.ts';
import { readToken } from '../../account/tokens.ts';
import { readConsent } from '../../commerce/stored-consent.ts';
import { keptAt } from '../../offline/kept-at.ts';

/**
 * Whether a tab has something to tell before anybody does anything in it: of a customer, whose session other tabs may end and whose place in a
 * line may come up; that a session has ended, or begun elsewhere; that a page is an old one, or the network away; of somebody whose
 * visits may be counted, that the page was opened.
 */
export const hasNews = (): boolean =>
  readToken() !== null || hasEndedSession() || keptAt() !== null || !navigator.onLine || readConsent() === 'granted';
