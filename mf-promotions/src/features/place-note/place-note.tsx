import { type FragmentProps, paths } from '@jishi/contracts';
import { useLocation } from 'react-router-dom';
import { OnePlace } from './one-place.tsx';
import * as styles from './place-note.styles.ts';

/** The customer's places in lines, small, on pages that do not show them anyway: those of the products, and the order with its countdown. */
export function PlaceNote({ productIds }: FragmentProps['mf_promotions/place-note']) {
  const { pathname } = useLocation();
  if (pathname === paths.confirmOrder()) return null;
  const elsewhere = productIds.filter((id) => pathname !== paths.product(id));
  if (elsewhere.length === 0) return null;
  return (
    <styles.Corner>
      {elsewhere.map((id) => (
        <OnePlace key={id} productId={id} />
      ))}
    </styles.Corner>
  );
}
