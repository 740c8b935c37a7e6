import type { RegistryContext } from '../context/registry-context.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { FaultRequest, ToldFault } from '../internal-api/read-faults.ts';
import { MOST_FRAMES, type SourceFrame, traceFrames } from '../traces/trace-frames.ts';
import { type FaultGroup, groupFaults, type TracedFault } from './group-faults.ts';

/**
 * Reads what went wrong, grouped, with the places in the sources.
 *
 * @throws RegistryError `invalid` where nobody can be asked, or as of the api
 */
export async function listFaults(
  { faults, ...context }: RegistryContext,
  { channel, requestId, ...filter }: FaultRequest,
): Promise<FaultGroup[]> {
  if (!faults) throw new RegistryError('invalid', 'this registry was opened without an api that knows of faults');
  // An id names one request, whatever channel its page was of.
  const told = await faults(requestId === undefined ? { channel, ...filter } : { requestId, ...filter });
  const byRelease = Map.groupBy(told, ({ channel: of, release, arm }) => `${of}/${release}/${arm}`);
  const traced = await Promise.all([...byRelease.values()].map((own) => traceAll(context, own)));
  return groupFaults(traced.flat(), channel);
}

/** Traces faults of one release together: its source maps are read once. */
async function traceAll(context: RegistryContext, faults: readonly ToldFault[]): Promise<TracedFault[]> {
  const [first] = faults;
  if (!first) return [];
  const { channel, release: serial, arm } = first;
  const frames = [...new Set(faults.flatMap((fault) => fault.frames))].slice(0, MOST_FRAMES);
  const found = await traceFrames(context, { channel, serial, arm, frames }).catch((error: unknown) => {
    // The release of a preview that was taken away, or of another registry.
    if (error instanceof RegistryError && error.code !== 'unavailable') return [];
    throw error;
  });
  const byFrame = new Map(found.map((frame) => [frame.frame, frame]));
  return faults.map((fault) => ({ fault, frames: fault.frames.map((frame) => byFrame.get(frame) ?? nowhere(frame)) }));
}

const nowhere = (frame: string): SourceFrame => ({
  frame,
  part: null,
  version: null,
  source: null,
  line: null,
  column: null,
  problem: 'it was not looked for',
});
