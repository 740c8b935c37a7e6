import type { PrizeKind } from '@jishi/api/lotteries';
import type { LucideIcon } from 'lucide-react';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import Smile from 'lucide-react/icons/smile';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Wallet from 'lucide-react/icons/wallet';

/** What stands for a prize without a picture. */
export const kindIcons: Readonly<Record<PrizeKind, LucideIcon>> = {
  product: Gift,
  points: Coins,
  coupon: TicketPercent,
  balance: Wallet,
  nothing: Smile,
};
