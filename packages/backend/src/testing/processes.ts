// A shop whose processes others start: databases, what is in them, and customers who call.
export { openPostgres } from '../kernel/db/open/postgres/open-postgres.ts';
export { Passwords } from '../modules/credentials/passwords.ts';
export { anAddress } from '../modules/orders/testing/customers.ts';
export { wireLine } from '../modules/orders/testing/orders.ts';
export { aProduct, type StockedProduct } from '../modules/orders/testing/products.ts';
export { createPostgresDatabase, dropPostgresDatabase, isPostgresReachable } from './postgres-database.ts';
export { isRedisReachable, redisUrl } from './redis.ts';
export { type StoredShop, storedShop } from './stored-shop.ts';
export { type TestCustomer, TestShop } from './test-shop.ts';
