/**
 * The contract as it is sent, for whoever speaks it: the backend and its tests. Views use models and requests of the
 * other entries instead.
 */
export * from './account/wire.ts';
export * from './addresses/wire.ts';
export * from './articles/wire.ts';
export * from './cart/wire.ts';
export * from './categories/wire.ts';
export * from './coupons/wire.ts';
export * from './favourites/wire.ts';
export * from './flash-sales/wire.ts';
export * from './notices/wire.ts';
export * from './orders/wire.ts';
export * from './points/wire.ts';
export * from './products/wire.ts';
export * from './reviews/wire.ts';
export * from './shop/wire.ts';
export * from './sign-in/wire.ts';
export * from './wire/errors.ts';
export * from './wire/headers.ts';
export * from './wire/labels.ts';
export * from './wire/links.ts';
export * from './wire/numbers.ts';
