import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './chosen-addresses.styles.ts';

type OtherAddressesProps = { count: number; isOpen: boolean; onToggle: () => void };

/** Opens the addresses that are not chosen, on phones and tablets. */
export function OtherAddresses({ count, isOpen, onToggle }: OtherAddressesProps) {
  const text = useTexts();
  return (
    <styles.OthersPlace role="none" data-in-row>
      <styles.OthersButton type="button" aria-expanded={isOpen} onClick={onToggle}>
        {text('addresses.others', { count })}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
      </styles.OthersButton>
    </styles.OthersPlace>
  );
}
