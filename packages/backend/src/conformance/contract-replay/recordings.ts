import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../../recordings');

const recordingSchema = z.strictObject({
  title: z.string(),
  note: z.string().optional(),
  request: z.strictObject({
    method: z.enum(['GET', 'POST', 'OPTIONS']),
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.unknown().optional(),
  }),
  response: z.strictObject({
    status: z.int(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.unknown().optional(),
    body_text: z.string().optional(),
  }),
});

/** A request that was sent to a compatible server, and what it answered. */
export type Recording = z.output<typeof recordingSchema> & { file: string };

/** Every recording, in the order they were made: each may build on the ones before. */
export function readRecordings(): Recording[] {
  return readdirSync(folder)
    .sort()
    .map((file) => ({ file, ...recordingSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))) }));
}
