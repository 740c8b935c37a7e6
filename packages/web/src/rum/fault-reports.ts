import { setTimeout as pause } from 'node:timers/promises';
import { parseReleaseId } from '@jishi/release';

/** Something that went wrong, in a tab or while a page was drawn. */
export type ReportedFault = {
  /** Name of the release it happened in, as `x-release` has it. */
  release: string;
  kind: string;
  part: string;
  version: string | null;
  message: string;
  frames: readonly string[];
  page: string | null;
  /** `null`: it happened on the server. */
  device: 'phone' | 'desktop' | null;
  /** The request whose page it happened on. */
  requestId: string | null;
};

/** Faults that are alike, as the api takes them. */
export type CountedFault = {
  channel: string;
  release: number;
  arm: 'live' | 'candidate';
  kind: string;
  part: string;
  version: string | null;
  message: string;
  frames: string[];
  number: number;
  pages: string[];
  devices: string[];
  requestIds: string[];
};

export type FaultReports = {
  told(fault: ReportedFault): void;
  /** Sends what is left. */
  stop(): Promise<void>;
};

type FaultReportsOptions = {
  /** The channel the shop follows. */
  channel: string;
  /**
   * @returns whether the api has taken them; `false`: it never will
   * @throws when it does not answer
   */
  send: (faults: readonly CountedFault[], stopping: AbortSignal | null) => Promise<boolean>;
  log: { info(text: string): void; warn(details: object, text: string): void };
  /** Milliseconds between two sendings; different faults that are kept until then. */
  limits: { faultsEvery: number; faultsKept: number };
};

const MOST_NAMES = 10;
const MESSAGE_LENGTH = 300;

/**
 * Gathers faults, alike ones together, and hands them to the api. Different ones beyond what is kept are dropped until the next sending: a flood costs a fixed memory.
 */
export function createFaultReports({ channel, send, log, limits }: FaultReportsOptions): FaultReports {
  let pending = new Map<string, CountedFault>();
  let isTaken = true;
  const stopping = new AbortController();

  const flush = async (signal: AbortSignal | null): Promise<void> => {
    if (pending.size === 0) return;
    const sent = pending;
    pending = new Map();
    try {
      const isNoted = await send([...sent.values()], signal);
      if (!isNoted) log.warn({ faults: sent.size }, 'the api refuses the faults of releases: they are left out');
      if (!isTaken) log.info('the api notes faults of releases again');
      isTaken = true;
    } catch (err) {
      if (isTaken && !stopping.signal.aborted)
        log.warn({ err }, 'the api does not note faults of releases: they wait here');
      isTaken = false;
      const since = pending;
      pending = sent;
      for (const fault of since.values()) add(fault);
    }
  };
  const add = (fault: CountedFault): void => {
    const { number, pages, devices, requestIds, ...kind } = fault;
    const key = JSON.stringify(kind);
    const known = pending.get(key);
    if (!known) {
      if (pending.size < limits.faultsKept) pending.set(key, fault);
      return;
    }
    known.number += number;
    known.pages = [...new Set([...known.pages, ...pages])].slice(0, MOST_NAMES);
    known.devices = [...new Set([...known.devices, ...devices])];
    known.requestIds = [...new Set([...known.requestIds, ...requestIds])].slice(-MOST_NAMES);
  };
  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pause(limits.faultsEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) await flush(stopping.signal);
    }
  };
  const following = follow();

  return {
    told({ release, message, frames, page, device, requestId, ...kind }) {
      const ref = parseReleaseId(release);
      if (!ref) return;
      add({
        ...kind,
        channel: ref.channel ?? channel,
        release: ref.serial,
        arm: ref.arm,
        message: message.slice(0, MESSAGE_LENGTH),
        frames: [...frames],
        number: 1,
        pages: page === null ? [] : [page],
        devices: device === null ? [] : [device],
        requestIds: requestId === null ? [] : [requestId],
      });
    },
    async stop() {
      stopping.abort();
      await following;
      await flush(AbortSignal.timeout(limits.faultsEvery));
    },
  };
}
