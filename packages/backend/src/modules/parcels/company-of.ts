import type { Courier } from './parcel-records.ts';

/** What the tracking service calls a courier. */
export const companyOf = ({ trackingCode, abbreviation }: Pick<Courier, 'trackingCode' | 'abbreviation'>): string =>
  trackingCode ?? abbreviation;
