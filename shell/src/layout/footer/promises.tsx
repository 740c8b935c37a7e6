import type { PromiseKind } from '@jishi/api/shop';
import { siteConfigQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BadgePercent, type LucideIcon, RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import { Suspense } from 'react';
import * as styles from './footer.styles.ts';

const icons: Readonly<Record<PromiseKind, LucideIcon>> = {
  delivery: Truck,
  price: BadgePercent,
  returns: RotateCcw,
  genuine: ShieldCheck,
};

/** What the owner of the shop promises; nothing where they promise nothing. */
export function Promises() {
  return (
    <Suspense fallback={null}>
      <Kept />
    </Suspense>
  );
}

function Kept() {
  const { promises } = useSuspenseQuery(siteConfigQuery(useApi())).data;
  if (promises.length === 0) return null;
  return (
    <styles.Promises>
      {promises.map(({ kind, title, text }) => {
        const Icon = icons[kind];
        return (
          <li key={kind}>
            <styles.PromiseIcon>
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            </styles.PromiseIcon>
            <div>
              <b>{title}</b>
              {text && <span>{text}</span>}
            </div>
          </li>
        );
      })}
    </styles.Promises>
  );
}
