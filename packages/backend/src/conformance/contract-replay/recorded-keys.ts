import { callOf } from './call-of.ts';
import { readRecordings } from './recordings.ts';

/** Places of recorded answers; `filled`: those where an object was seen, so that its keys are known. */
export type RecordedKeys = { places: Set<string>; filled: Set<string> };

/** What the recorded server's answers hold, by call. */
export function readRecordedKeys(): Map<string, RecordedKeys> {
  const calls = new Map<string, RecordedKeys>();
  for (const recording of readRecordings()) {
    const call = callOf(recording);
    const { status, body } = recording.response;
    if (call === null || status !== 200 || typeof body !== 'object' || body === null || !('message' in body)) continue;
    const keys = calls.get(call) ?? { places: new Set(), filled: new Set() };
    calls.set(call, keys);
    collect(body.message, 'message', keys);
  }
  return calls;
}

function collect(value: unknown, place: string, keys: RecordedKeys): void {
  keys.places.add(place);
  if (Array.isArray(value)) {
    for (const item of value) collect(item, `${place}[]`, keys);
  } else if (typeof value === 'object' && value !== null) {
    keys.filled.add(place);
    for (const [key, item] of Object.entries(value)) collect(item, `${place}.${key}`, keys);
  }
}
