import type { Release } from '@jishi/contracts/release';
import type { ReleaseResult, RepairReport } from '../context/requests.ts';
import type { Registry } from '../registry/registry.ts';
import { noticeOf } from './release-notice.ts';
import { sendNotice, type Webhook } from './send-notice.ts';

type Request = { isDryRun?: boolean | undefined };

/**
 * A registry that tells a webhook of every release it makes. The release stands whether the webhook was told or not: what went
 * wrong is a warning.
 */
export function registryWithWebhook(registry: Registry, webhook: Webhook): Registry {
  const tell = async (release: Release): Promise<string[]> => {
    try {
      await sendNotice(await noticeOf(registry, release), webhook);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  };
  const telling =
    <R extends Request>(make: (request: R) => Promise<ReleaseResult>) =>
    async (request: R): Promise<ReleaseResult> => {
      const result = await make(request);
      if (!result.created || request.isDryRun) return result;
      return { ...result, warnings: [...result.warnings, ...(await tell(result.release))] };
    };
  return {
    ...registry,
    pin: telling(registry.pin),
    approve: telling(registry.approve),
    approvals: telling(registry.approvals),
    cancel: telling(registry.cancel),
    async makeDue(channel) {
      const result = await registry.makeDue(channel);
      return result && { ...result, warnings: [...result.warnings, ...(await tell(result.release))] };
    },
    async abortBad(channel) {
      const result = await registry.abortBad(channel);
      return result && { ...result, warnings: [...result.warnings, ...(await tell(result.release))] };
    },
    promote: telling(registry.promote),
    rollback: telling(registry.rollback),
    share: telling(registry.share),
    finish: telling(registry.finish),
    abort: telling(registry.abort),
    ban: telling(registry.ban),
    freeze: telling(registry.freeze),
    unfreeze: telling(registry.unfreeze),
    async repair(request): Promise<RepairReport> {
      const report = await registry.repair(request);
      if (!report.release || request.isDryRun) return report;
      return { ...report, warnings: [...report.warnings, ...(await tell(report.release))] };
    },
  };
}
