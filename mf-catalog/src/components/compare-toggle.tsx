import Scale from 'lucide-react/icons/scale';
import { useCompared } from '../hooks/use-compared.ts';
import { useTexts } from '../messages/texts.ts';
import { Corner } from './compare-toggle.styles.ts';

/** Puts a product beside others, or takes it away again. */
export function CompareToggle({ productId, name }: { productId: string; name: string }) {
  const text = useTexts();
  const { ids, toggle } = useCompared();
  return (
    <Corner
      label={text('compare.toggle', { name })}
      aria-pressed={ids.includes(productId)}
      onClick={() => toggle(productId)}
    >
      <Scale size={18} strokeWidth={1.75} aria-hidden />
    </Corner>
  );
}
