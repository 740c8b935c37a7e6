import type { Command } from 'commander';
import { articlesCommand } from './articles/index.ts';
import { backupCommand } from './backup.ts';
import { bannersCommand } from './banners.ts';
import { brandsCommand } from './brands.ts';
import { cardKeysCommand } from './card-keys.ts';
import { catalogueCommand } from './catalogue.ts';
import { categoriesCommand } from './categories.ts';
import { couponsCommand } from './coupons.ts';
import { couriersCommand } from './couriers.ts';
import { doctorCommand } from './doctor.ts';
import { flashSalesCommand } from './flash-sales.ts';
import { invariantsCommand } from './invariants.ts';
import { jobsCommand } from './jobs.ts';
import { lotteriesCommand } from './lotteries.ts';
import { maintenanceCommand } from './maintenance.ts';
import { migrateCommand } from './migrate.ts';
import { moveCommand } from './move.ts';
import { operatorsCommand } from './operators.ts';
import { ordersCommand } from './orders/index.ts';
import { outboxCommand } from './outbox.ts';
import { parcelsCommand } from './parcels/index.ts';
import { picturesCommand } from './pictures.ts';
import { priceCommand } from './price.ts';
import { productsCommand } from './products/index.ts';
import { questionsCommand } from './questions.ts';
import { refundsCommand } from './refunds/index.ts';
import { restoreCommand } from './restore.ts';
import { reviewsCommand } from './reviews.ts';
import { searchCommand } from './search/index.ts';
import { settingsCommand } from './settings.ts';
import { shelfCommand } from './shelf.ts';
import { shippingRatesCommand } from './shipping-rates.ts';
import { stockCommand } from './stock.ts';
import { usersCommand } from './users/index.ts';

/** What an operator does, one line each. */
export const operatorCommands: readonly Command[] = [
  articlesCommand,
  backupCommand,
  bannersCommand,
  brandsCommand,
  cardKeysCommand,
  catalogueCommand,
  categoriesCommand,
  couponsCommand,
  couriersCommand,
  doctorCommand,
  flashSalesCommand,
  productsCommand,
  invariantsCommand,
  jobsCommand,
  lotteriesCommand,
  maintenanceCommand,
  migrateCommand,
  moveCommand,
  operatorsCommand,
  ordersCommand,
  outboxCommand,
  parcelsCommand,
  picturesCommand,
  priceCommand,
  questionsCommand,
  refundsCommand,
  restoreCommand,
  reviewsCommand,
  searchCommand,
  settingsCommand,
  shelfCommand,
  shippingRatesCommand,
  stockCommand,
  usersCommand,
];
