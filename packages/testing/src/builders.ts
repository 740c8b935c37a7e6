/** Data as the api sends it, for mocked answers (and lines of a cart as stores have them): a test says what it cares about. */
export * from './builders/cart.ts';
export * from './builders/catalogue.ts';
export * from './builders/customers.ts';
export * from './builders/ledgers.ts';
export * from './builders/promotions.ts';
