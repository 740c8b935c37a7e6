import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../registry/registry.ts';

/** Milliseconds between two looks, and before what was refused is tried again: that reads every file of a release. */
const [EVERY, AFTER_REFUSAL] = [5_000, 60_000];

/**
 * Makes planned pins and steps of rollouts when their time comes, on every channel, until `stopped`, and aborts rollouts whose candidate is worse than what is live.
 * What is refused is told once and tried again; a pin until it is missed.
 */
export async function followPlans(
  registry: Pick<Registry, 'channels' | 'makeDue' | 'abortBad'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  stopped: AbortSignal,
  every = EVERY,
): Promise<void> {
  const refused = new Map<string, { problem: string; until: number }>();
  let judgingFails: string | null = null;
  /** With each look: what a step waits for must not hold it up. */
  const judgeOn = async (channel: string): Promise<void> => {
    try {
      const aborted = await registry.abortBad(channel);
      if (aborted) {
        const { serial, author, reason } = aborted.release;
        log.warn({ channel, serial, author, reason, warnings: aborted.warnings }, 'a rollout was aborted');
      }
      if (judgingFails !== null) log.info({ channel }, 'rollouts are judged again');
      judgingFails = null;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (judgingFails !== problem) log.warn({ channel }, `the rollout cannot be judged: ${problem}`);
      judgingFails = problem;
    }
  };
  const look = async (channel: string): Promise<void> => {
    await judgeOn(channel);
    const before = refused.get(channel);
    if (before && performance.now() < before.until) return;
    try {
      for (let made = await registry.makeDue(channel); made; made = await registry.makeDue(channel)) {
        const { serial, author, reason } = made.release;
        log.info({ channel, serial, author, reason, warnings: made.warnings }, 'what was due was made');
      }
      refused.delete(channel);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (before?.problem !== problem) log.warn({ channel }, `what is due could not be made: ${problem}`);
      refused.set(channel, { problem, until: performance.now() + AFTER_REFUSAL });
    }
  };
  while (!stopped.aborted) {
    const channels = await registry.channels().catch((): string[] => []);
    for (const channel of channels) await look(channel);
    await sleep(every, undefined, { signal: stopped }).catch(() => undefined);
  }
}
