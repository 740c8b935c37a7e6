import { REPORTS_PATH } from '../security/policy-reports.ts';

/** Name of the endpoint in `Reporting-Endpoints`. */
const ENDPOINT = 'csp';

/**
 * The content security policy (CSP) of pages. What a page of the shop may load: its own origin only, scripts and styles by nonce; pictures also from the origin the api names in their
 * addresses, videos from wherever the shop keeps them. `isSecure`: it is asked over https.
 */
export function contentSecurityPolicy(nonce: string, mediaOrigin: string | null, isSecure: boolean): string {
  const media = mediaOrigin === null ? '' : ` ${mediaOrigin}`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${media}`,
    `media-src 'self' https:${media}`,
    "object-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "worker-src 'self'",
    // For browsers without the Reporting API, and where there is none: browsers take endpoints over https only, and then heed nothing else.
    `report-uri ${REPORTS_PATH}`,
    ...(isSecure ? [`report-to ${ENDPOINT}`] : []),
  ].join('; ');
}

/** Headers of every HTML answer beside its policy. */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(isSecure ? { 'reporting-endpoints': `${ENDPOINT}="${REPORTS_PATH}"` } : {}),
});
