import type { Product } from '@jishi/api/products';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './purchase-box.styles.ts';

/** How the goods get to the customer, and what the shop promises. */
export function TypeNote({ product: { type } }: { product: Product }) {
  const text = useTexts();
  const lines =
    type === 'physical'
      ? [text('detail.promise.returns'), text('detail.promise.genuine')]
      : [text(`detail.type.${type}`), text('detail.promise.genuine')];
  return (
    <styles.Services>
      {lines.map((line) => (
        <li key={line}>
          <ShieldCheck size={16} strokeWidth={1.75} aria-hidden />
          {line}
        </li>
      ))}
    </styles.Services>
  );
}
