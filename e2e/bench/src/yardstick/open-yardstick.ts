import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWeb, type RunningWeb } from '../shop/open-web.ts';
import { publishYardstick } from './publish-yardstick.ts';

/**
 * Serves the static pages through a web server of their own: the same program as the shop's.
 *
 * @param mediaOrigin where it gets the pictures: the shop's api
 */
export async function openYardstick(mediaOrigin: string, stop: AbortSignal): Promise<RunningWeb> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'jishi-yardstick-'));
  await publishYardstick(dataFolder);
  return openWeb({ name: 'yardstick', dataFolder, apiOrigin: mediaOrigin }, stop);
}
