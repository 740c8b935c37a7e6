import { root } from '@jishi/scripts/checkout';

/** The checkout whose servers are measured: this one, or `BENCH_SOURCES` for the numbers before a change. */
export const sources = process.env['BENCH_SOURCES'] ?? root;
