import type { BarIcon as BarIconName } from '@jishi/contracts/navigation';
import { House, LayoutGrid, type LucideIcon, type LucideProps, ShoppingCart, UserRound, Zap } from 'lucide-react';

export const barIcons: Record<BarIconName, LucideIcon> = {
  house: House,
  'layout-grid': LayoutGrid,
  'shopping-cart': ShoppingCart,
  'user-round': UserRound,
  zap: Zap,
};

type NamedIcon = Omit<LucideProps, 'name'> & { name: string | undefined };

/** An icon of the bars that come with the first scripts; nothing for a name the frame does not have. */
export function BarIcon({ name, ...props }: NamedIcon) {
  const Icon = barIcons[name as BarIconName] as LucideIcon | undefined;
  return Icon ? <Icon aria-hidden="true" {...props} /> : null;
}
