import type { Product } from '@jishi/api/products';
import { siteConfigQuery } from '@jishi/api/shop/queries';
import { useApi } from '@jishi/contracts';
import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import * as styles from './purchase-box.styles.ts';

/** How the goods get to the customer, and what the shop promises of them: what is not sent does not come back. */
export function TypeNote({ product: { type } }: { product: Product }) {
  const text = useDetailWords();
  const { data: config } = useQuery(siteConfigQuery(useApi()));
  const promises = config?.promises ?? [];
  const kept = promises.filter(({ kind }) => kind === 'genuine' || (kind === 'returns' && type === 'physical'));
  const lines = [...(type === 'physical' ? [] : [text(`type.${type}`)]), ...kept.map(({ title }) => title)];
  if (lines.length === 0) return null;
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
