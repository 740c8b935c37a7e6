import type { Prize } from './lottery-records.ts';

type Kind = Pick<Prize, 'modelType'>;

/** A prize that is sent: redeemed by an order. */
export const isProducts = ({ modelType }: Kind): boolean => modelType === 'good' || modelType === 'good_sku';

/** Anything but a blank. */
export const isWin = ({ modelType }: Kind): boolean => modelType !== null;
