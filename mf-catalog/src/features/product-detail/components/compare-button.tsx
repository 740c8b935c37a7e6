import { useShop } from '@jishi/contracts';
import Scale from 'lucide-react/icons/scale';
import { useCompared } from '../../../hooks/use-compared.ts';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import * as styles from './gallery.styles.ts';

/** Puts the product beside others. */
export function CompareButton({ productId }: { productId: string }) {
  const text = useDetailWords();
  const { has } = useShop();
  const { ids, toggle } = useCompared();
  const isIn = ids.includes(productId);
  if (!has('mf_catalog/compare')) return null;
  return (
    <styles.FootButton type="button" aria-pressed={isIn} onClick={() => toggle(productId)}>
      <Scale size={16} strokeWidth={1.75} aria-hidden />
      {text('compare')}
    </styles.FootButton>
  );
}
