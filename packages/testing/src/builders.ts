/** Data as the api sends it, for mocked answers. Every builder takes what a test cares about and fills in the rest. */
export * from './builders/catalogue.ts';
export * from './builders/customers.ts';
export * from './builders/ledgers.ts';
export * from './builders/promotions.ts';
