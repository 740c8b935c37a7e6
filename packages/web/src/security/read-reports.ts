import * as z from 'zod';

/** What is kept of a report: nothing of the address but where it leads, and no values. */
export type PolicyReport = { directive: string; blocked: string; page: string };

/** Of one body; browsers send a handful. */
const MAX_REPORTS = 20;
const MAX_SEGMENTS = 6;

/** Body of `report-uri` (CSP Level 2), and of the Reporting API. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
  }),
});
const batch = z
  .array(
    z.object({
      type: z.string(),
      body: z.looseObject({
        documentURL: z.string().optional(),
        blockedURL: z.string().optional(),
        effectiveDirective: z.string().optional(),
      }),
    }),
  )
  .min(1);

/**
 * Reads the reports of a body. Null when it is none; what a browser's extensions did to a page is left out.
 */
export function readReports(body: unknown): PolicyReport[] | null {
  const found = rawReports(body);
  if (!found) return null;
  const reports = found.slice(0, MAX_REPORTS).map(([directive, blocked, page]) => {
    const name = /^[a-z][a-z-]{1,39}/.exec(directive)?.[0];
    const what = blockedOf(blocked);
    const path = pathOf(page);
    return name === undefined || what === null || path === null ? null : { directive: name, blocked: what, page: path };
  });
  return reports.filter((report) => report !== null);
}

type Raw = [directive: string, blocked: string, page: string];

function rawReports(body: unknown): Raw[] | null {
  const one = single.safeParse(body);
  if (one.success) {
    const report = one.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
    return [[directive, report['blocked-uri'], report['document-uri']]];
  }
  const many = batch.safeParse(body);
  if (!many.success) return null;
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: { effectiveDirective = '', blockedURL = '', documentURL = '' } }) => [
      effectiveDirective,
      blockedURL,
      documentURL,
    ]);
}

/** Host of what was stopped, or a word of the platform such as `inline`. Null for extensions. */
function blockedOf(blocked: string): string | null {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'unknown';
  if (/-extension:$|^(?:moz|safari)-/.test(url.protocol)) return null;
  return url.host === '' ? url.protocol : `${url.protocol}//${url.host}`.slice(0, 100);
}

/** The page without query, ids and whatever else may name somebody: `/product/detail/:`. */
function pathOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const segments = url.pathname.split('/').filter(Boolean).slice(0, MAX_SEGMENTS);
  return `/${segments.map((segment) => (/^[a-zA-Z][a-zA-Z-]{0,24}$/.test(segment) ? segment : ':')).join('/')}`;
}
