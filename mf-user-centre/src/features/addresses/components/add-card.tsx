import Plus from 'lucide-react/icons/plus';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './address-card.styles.ts';

export function AddCard({ onAdd }: { onAdd: () => void }) {
  const text = useTexts();
  return (
    <styles.AddCard type="button" onClick={onAdd}>
      <Plus size={22} strokeWidth={1.75} aria-hidden />
      {text('addresses.add')}
    </styles.AddCard>
  );
}
