import { availableParallelism } from 'node:os';
import type { CallLimits } from './calls.ts';

/**
 * What a picture may take when it is opened, told by its header: as much as 40 million pixels of four bytes. A picture that
 * must be whole in memory (interlaced PNG) takes so much and some 120 MB besides, 330 MB resident in all.
 */
export const MAX_DECODED_BYTES = 160_000_000;

/**
 * JPEGs in one scan are opened at a half, a quarter or an eighth of their size, a line at a time, so they are bound by the
 * time it takes: 100 million pixels take about a second. Cameras of phones make up to 50, some 64.
 */
export const MAX_SHRUNK_PIXELS = 100_000_000;

/** Only the first frame is kept; a sticker has tens. Frames of WebP are walked through for each frame: 40,000 take ten seconds. */
export const MAX_FRAMES = 1000;

/** Ten times what the largest picture that is let in takes, which is two seconds; a slow computer has room. */
export const CALL_LIMITS: CallLimits = { cpuMs: 20_000, wallMs: 60_000, residentBytes: 512 * 1024 * 1024 };

/** A worker that holds more than this without work is replaced: allocators do not give all memory back. */
export const RESTING_BYTES = 256 * 1024 * 1024;

/** Half of the cores, so that the shop keeps the other half; each worker may take 512 MB. */
export const WORKERS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

/** Without work a worker ends after this time and gives its memory back; starting another one takes a quarter of a second. */
export const IDLE_MS = 30_000;

/** Waiting pictures: those the shop draws are asked for by whole pages. Clients give up after 50 s. */
export const QUEUE = { waiting: 1000, waitingPerKey: 500, waitMs: 45_000 } as const;
