// The picture worker: started with a channel (`fork`), makes one picture after the other, ends with whoever started it.
import sharp from 'sharp';
import { drawPicture } from '../drawing/draw.ts';
import { encode } from '../drawing/formats.ts';
import { type Answered, type PictureCall, PictureError, type PictureRequest } from './calls.ts';
import { cleanPicture } from './clean-picture.ts';
import { watchLimits } from './watch-limits.ts';

// One picture at a time on one core, and nothing of it kept.
sharp.concurrency(1);
sharp.cache(false);

/** By force: exit handlers of the picture library wait for what has not finished. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

process.on('message', ({ call, limits }: PictureRequest) => {
  const watch = watchLimits(limits, (limit) => send({ kind: 'over', limit }, end));
  void answer(call).then((answered) => {
    watch.stop();
    send(answered);
  });
});
process.on('disconnect', end);
// A signal to the whole group (Ctrl-C) is for the api, which finishes what is open and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function answer(call: PictureCall): Promise<Answered> {
  try {
    const value = await make(call);
    return { kind: 'made', value, resident: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof PictureError && (error.why === 'not-a-picture' || error.why === 'too-large')) {
      return { kind: 'refused', why: error.why };
    }
    return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function make(call: PictureCall): Promise<unknown> {
  if (call.kind === 'clean') return cleanPicture(Buffer.from(call.bytes), call.widths);
  return encode(await drawPicture(call.recipe, call.pixels), call.format, call.recipe.kind === 'cut-out');
}

function send(answered: Answered, then?: () => void): void {
  process.send?.(answered, undefined, undefined, () => then?.());
}
