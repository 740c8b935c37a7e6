export type Consent = 'granted' | 'denied' | null;

/** One answer for this browser: every tab, both languages. */
export const CONSENT_KEY = 'jishi_consent';

export function readConsent(): Consent {
  const kept = localStorage.getItem(CONSENT_KEY);
  return kept === 'granted' || kept === 'denied' ? kept : null;
}
