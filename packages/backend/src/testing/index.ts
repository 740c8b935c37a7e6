export {
  describeDear,
  describeEngines,
  describeInTurn,
  describeRacing,
  forEngines,
  forPostgres,
  forServer,
  inTurn,
} from './engines.ts';
export { pgliteDatabase } from './pglite-database.ts';
export { postgresDatabase } from './postgres-database.ts';
export { testApp } from './test-app.ts';
export { type Answer, type CallOptions, TEST_KEY, type TestCustomer, TestShop } from './test-shop.ts';
