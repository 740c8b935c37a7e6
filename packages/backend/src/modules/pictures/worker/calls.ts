import type { PictureFormat } from '../drawing/formats.ts';
import type { PictureRecipe, SiblingWidth } from '../drawing/recipes.ts';

/** A picture made anew as WebP, and its siblings at the widths asked for. */
export type CleanPicture = { bytes: Buffer; siblings: Map<SiblingWidth, Buffer> };

/** What the picture worker does: what it is asked with, and what it makes of it. */
export type PictureCalls = {
  clean: { asked: { bytes: Uint8Array; widths: readonly number[] }; made: CleanPicture };
  draw: { asked: { recipe: PictureRecipe; pixels: number; format: PictureFormat }; made: Buffer };
};

export type PictureCall = {
  [Kind in keyof PictureCalls]: { kind: Kind } & PictureCalls[Kind]['asked'];
}[keyof PictureCalls];

/** What one call may use. */
export type CallLimits = {
  /** Processor time in milliseconds: unlike the time of the clock it does not run while the machine does something else. */
  cpuMs: number;
  /** Time of the clock, for a worker that hangs. */
  wallMs: number;
  /** Resident memory of the worker in bytes. */
  residentBytes: number;
};

/** To the worker: one at a time. */
export type PictureRequest = { call: PictureCall; limits: CallLimits };

/** From the worker: exactly one for each call. `resident` is what it goes on holding, in bytes. */
export type Answered =
  | { kind: 'made'; value: unknown; resident: number }
  | { kind: 'refused'; why: RefusalOfPicture }
  | { kind: 'over'; limit: 'time' | 'memory' }
  | { kind: 'failed'; error: string };

export type RefusalOfPicture = 'not-a-picture' | 'too-large';

/**
 * Why a picture was not made. `not-a-picture`, `too-large` and `over-limit` (time or memory) are about the picture;
 * `hung`, `lost` (the process died) and `closed` about the worker, `failed` is a fault of ours.
 */
export type PictureFailure = RefusalOfPicture | 'over-limit' | 'hung' | 'lost' | 'closed' | 'failed';

export class PictureError extends Error {
  readonly why: PictureFailure;

  constructor(why: PictureFailure, detail: string, options?: ErrorOptions) {
    super(`${why}: ${detail}`, options);
    this.name = 'PictureError';
    this.why = why;
  }
}
