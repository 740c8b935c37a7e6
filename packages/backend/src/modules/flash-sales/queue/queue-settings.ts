import { z } from 'zod';
import { setting } from '../../../kernel/settings/settings.ts';

/** How long pieces of a sale are held for whoever's turn it is. */
export const secondsHeld = setting(
  'flash_sales.hold_seconds',
  'seconds in which somebody whose turn it is in a flash sale has to order, from 5 to 1800',
  z.int().min(5).max(1800),
  180,
);

/** Turns that come in one second: what follows a turn, a page and an order, is what has to be kept up with. */
export const turnsPerSecond = setting(
  'flash_sales.turns_per_second',
  'customers whose turn comes within a second in the line of a flash sale, of each variant, from 1 to 10000',
  z.int().min(1).max(10_000),
  50,
);
