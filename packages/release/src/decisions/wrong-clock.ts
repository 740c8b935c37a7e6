import type { Release } from '@jishi/contracts/release';
import { keys } from '../blob-store/object-keys.ts';
import type { RegistryContext } from '../context/registry-context.ts';
import { RegistryError } from '../errors/registry-error.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A shop may release nothing for so long before its clock has to be confirmed: by a web server, or by whoever decides. */
const LONGEST_REST_DAYS = 180;

/**
 * Refuses a clock that is far ahead: `at`, `expires` and every later release would go by its time. A shop that has rested for
 * so long is told from it by its web servers, whose records bear the time of the registry's storage.
 *
 * @param decision `allowsClock`: the clock is right, whatever it looks like
 * @returns warnings: the live release may be of the future
 * @throws RegistryError `conflict`
 */
export async function refuseWrongClock(
  { blobs }: Pick<RegistryContext, 'blobs'>,
  live: Release | null,
  { channel, allowsClock = false }: { channel: string; allowsClock?: boolean | undefined },
): Promise<string[]> {
  if (!live || allowsClock) return [];
  const now = Date.now();
  const rested = now - Date.parse(live.time);
  if (rested < -HOUR) {
    return [`release ${live.serial} says it was made at ${live.time}, and here it is ${iso(now)}: one clock is wrong`];
  }
  if (rested < LONGEST_REST_DAYS * DAY) return [];
  const heard = await blobs.list(keys.serversOf(channel));
  if (heard.some(({ time }) => Math.abs(now - time.getTime()) < HOUR)) return [];
  throw new RegistryError(
    'conflict',
    `here it is ${iso(now)}, ${Math.floor(rested / DAY)} days after release ${live.serial} of ${channel}, and no web server ` +
      'was heard within the hour. When this clock is right: --allow-clock',
  );
}

const iso = (time: number): string => new Date(time).toISOString();
