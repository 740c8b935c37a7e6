import { networkOf } from '@jishi/http-limits/network-of';
import type { SecurityLog } from '@jishi/observing/security-log';
import type { FastifyInstance } from 'fastify';
import { sendPlain } from '../http/send-plain.ts';
import { createRateLimit } from './rate-limit.ts';
import { readReports } from './read-reports.ts';

/** Where browsers report what the policy of pages stopped. */
export const REPORTS_PATH = '/csp-reports';

/** A batch of a browser is some kilobytes. */
const BODY_LIMIT = 16 * 1024;
const CALLS_OF_NETWORK = 30;
/** Lines of a minute, whoever reports: whoever has many networks must not fill the log. */
const REPORTS_LOGGED = 300;

/** What became of a report: `logged` in the security log, `left-out` (extensions, and what is beyond the limit), `invalid`, `limited`. */
export type ReportOutcome = 'logged' | 'left-out' | 'invalid' | 'limited';

/**
 * Takes reports of browsers (CSP `report-to` and `report-uri`) into the security log, which counts repetitions. Answers 204, 400 to what is
 * no report, 413 and 429.
 */
export async function policyReportRoute(
  app: FastifyInstance,
  { security, count }: { security: SecurityLog; count: (outcome: ReportOutcome) => void },
): Promise<void> {
  const mayReport = createRateLimit(CALLS_OF_NETWORK);
  const mayLog = createRateLimit(REPORTS_LOGGED);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(
      REPORTS_PATH,
      {
        bodyLimit: BODY_LIMIT,
        onRequest: async (request, reply) => {
          if (mayReport(networkOf(request.ip))) return;
          count('limited');
          return sendPlain(reply.header('retry-after', '60'), 429, 'Too many reports\n');
        },
      },
      async (request, reply) => {
        const reports = readReports(parsed(request.body));
        if (!reports) {
          count('invalid');
          return sendPlain(reply, 400, 'Not a report\n');
        }
        if (reports.length === 0) count('left-out');
        const who = { requestId: request.id, network: networkOf(request.ip) };
        for (const report of reports) {
          const isLogged = mayLog('all');
          count(isLogged ? 'logged' : 'left-out');
          if (isLogged) security.report('page.policy-violated', { ...who, ...report });
        }
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
