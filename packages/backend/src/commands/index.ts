import type { Command } from 'commander';
import { articlesCommand } from './articles/index.ts';
import { bannersCommand } from './banners.ts';
import { brandsCommand } from './brands.ts';
import { cardKeysCommand } from './card-keys.ts';
import { catalogueCommand } from './catalogue.ts';
import { categoriesCommand } from './categories.ts';
import { couponsCommand } from './coupons.ts';
import { flashSalesCommand } from './flash-sales.ts';
import { goodsCommand } from './goods/index.ts';
import { jobsCommand } from './jobs.ts';
import { lotteriesCommand } from './lotteries.ts';
import { migrateCommand } from './migrate.ts';
import { openApiCommand } from './openapi.ts';
import { ordersCommand } from './orders/index.ts';
import { outboxCommand } from './outbox.ts';
import { picturesCommand } from './pictures.ts';
import { priceCommand } from './price.ts';
import { seedCommand } from './seed.ts';
import { settingsCommand } from './settings.ts';
import { shelfCommand } from './shelf.ts';
import { stockCommand } from './stock.ts';
import { usersCommand } from './users/index.ts';

/** Commands of `pnpm shop …`, one line each. */
export const commands: readonly Command[] = [
  articlesCommand,
  bannersCommand,
  brandsCommand,
  cardKeysCommand,
  catalogueCommand,
  categoriesCommand,
  couponsCommand,
  flashSalesCommand,
  goodsCommand,
  jobsCommand,
  lotteriesCommand,
  migrateCommand,
  openApiCommand,
  ordersCommand,
  outboxCommand,
  picturesCommand,
  priceCommand,
  seedCommand,
  settingsCommand,
  shelfCommand,
  stockCommand,
  usersCommand,
];
