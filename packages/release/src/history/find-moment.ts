import { candidateOf, type Release } from '@jishi/contracts/release';
import { PREVIEWS, parseReleaseId, type ReleaseRef } from '../documents/release-id.ts';
import { parseRequestId } from '../documents/request-id.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { FaultGroup } from '../faults/group-faults.ts';
import type { Registry } from '../registry/registry.ts';
import { readMoment } from '../times/typed-times.ts';
import { findLiveAt, liveAround } from './live-at.ts';
import type { ReadOrder } from './order-release.ts';

/** What somebody had before them. */
export type Moment = {
  release: Release;
  arm: 'live' | 'candidate';
  until: string | null;
  /** What was live before it; of a candidate what is live beside it. `null`: nothing. */
  before: Release | null;
  /** When the request came, where that is known. */
  time: string | null;
  /** The request whose page it was; `null`: an order or a time was asked for. */
  requestId: string | null;
};

/**
 * Finds the release an order was placed from, a request was of, or that was live at a time.
 *
 * @throws RegistryError `not-found`, `invalid` for what is none of them, or as of the api
 */
export async function findMoment(
  registry: Registry,
  channel: string,
  text: string,
  readOrder: ReadOrder,
): Promise<Moment> {
  const time = readMoment(text);
  if (time) return { ...(await liveAt(registry, channel, time)), time: null, requestId: null };
  const request = parseRequestId(text);
  if (request) {
    const found = request.release
      ? await ofRelease(registry, channel, request.release)
      : await liveAt(registry, channel, request.time);
    return { ...found, time: request.time.toISOString(), requestId: text };
  }
  if (!/^[\w.-]{1,80}$/.test(text)) {
    throw new RegistryError(
      'invalid',
      `"${text}" is neither an order number nor a time like 2026-11-21T18:00 or 2h, nor the id of a request`,
    );
  }
  return ofOrder(registry, channel, text, readOrder).catch(async (error: unknown) => {
    const isUnknown = error instanceof RegistryError && error.code === 'not-found';
    const told = isUnknown ? await ofToldRequest(registry, channel, text) : null;
    if (told) return told;
    throw error;
  });
}

type Found = Omit<Moment, 'time' | 'requestId'>;

async function liveAt(registry: Registry, channel: string, time: Date): Promise<Found> {
  const found = await findLiveAt(registry, channel, time);
  if (found) return { ...found, arm: 'live' };
  throw new RegistryError('not-found', `channel ${channel} had no release at ${time.toISOString()}`);
}

async function ofOrder(registry: Registry, channel: string, number: string, readOrder: ReadOrder): Promise<Moment> {
  const placed = await readOrder(number);
  if (placed === null) {
    throw new RegistryError('not-found', `order ${number} names no release: it was not placed from a page of the shop`);
  }
  return { ...(await ofRelease(registry, channel, placed)), time: null, requestId: null };
}

/** A request whose id a proxy gave is known if its tab told of a fault. */
async function ofToldRequest(registry: Registry, channel: string, requestId: string): Promise<Moment | null> {
  const [fault] = await registry.faults({ channel, requestId }).catch(() => []);
  const ref = parseReleaseId(fault?.releases[0] ?? '');
  return ref && { ...(await ofRelease(registry, channel, ref)), time: null, requestId };
}

async function ofRelease(registry: Registry, channel: string, ref: ReleaseRef): Promise<Found> {
  const { serial, arm } = ref;
  const on = ref.channel ?? channel;
  const whole = await registry.readRelease(on, serial);
  if (on === PREVIEWS) return { release: whole, arm, until: whole.expires, before: await registry.live(channel) };
  const { until, before } = await liveAround(registry, on, whole);
  if (arm === 'live') return { release: whole, arm, until, before };
  const candidate = candidateOf(whole);
  if (candidate) return { release: candidate, arm, until, before: whole };
  throw new RegistryError('not-found', `release ${serial} of channel ${on} has no candidate`);
}

/** `faults`: `null` when they are not known, and why. */
export type MomentFaults = { faults: FaultGroup[] | null; problem: string | null };

/** What tabs told of the request, or of the release where none was asked for. */
export async function faultsOfMoment(
  registry: Pick<Registry, 'faults'>,
  { release, arm, requestId }: Moment,
): Promise<MomentFaults> {
  const { channel, serial } = release;
  try {
    const filter = requestId === null ? { release: serial, arm } : { requestId };
    return { faults: await registry.faults({ channel, ...filter }), problem: null };
  } catch (error) {
    // What was live is known all the same.
    if (error instanceof RegistryError) return { faults: null, problem: error.message };
    throw error;
  }
}
