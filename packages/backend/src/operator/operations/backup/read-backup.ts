import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Refused } from '../refused.ts';
import { type BackupHeader, type BackupLine, backupHeader, backupLine } from './format.ts';

export type OpenBackup = { header: BackupHeader; lines: AsyncIterable<BackupLine> };

/**
 * Opens a backup.
 * @throws Refused when there is no such file, or it is no backup; reading its lines throws for one that is damaged
 */
export async function openBackup(file: string): Promise<OpenBackup> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  const texts = createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY });
  // The reader of lines does not pass an error of its input on.
  const broken = new Promise<never>((_, reject) => gunzip.once('error', reject));
  broken.catch(() => {});
  const iterator = texts[Symbol.asyncIterator]();
  const next = () => Promise.race([iterator.next(), broken]);
  try {
    const first = await next();
    return { header: backupHeader.parse(JSON.parse(String(first.value))), lines: rest(next, file) };
  } catch (error) {
    throw new Refused(`${file} is no backup that can be read: ${reason(error)}.`);
  }
}

async function* rest(next: () => Promise<IteratorResult<string>>, file: string): AsyncGenerator<BackupLine> {
  for (;;) {
    const line = await next().catch((error: unknown) => {
      throw new Refused(`${file} is damaged: ${reason(error)}.`);
    });
    if (line.done) return;
    yield backupLine.parse(JSON.parse(line.value));
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'ZodError' || error.name === 'SyntaxError'
    ? 'its first line is not that of a backup'
    : error.message;
}
