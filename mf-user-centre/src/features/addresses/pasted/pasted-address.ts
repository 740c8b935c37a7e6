import type { RegionChoice } from '../model/region-choice.ts';

/** What a pasted text says of an address; empty where it does not say it, or not surely. */
export type PastedAddress = { name: string; phone: string; region: RegionChoice; place: string; house: string };
