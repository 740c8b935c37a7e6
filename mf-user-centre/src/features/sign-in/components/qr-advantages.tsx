import KeyboardOff from 'lucide-react/icons/keyboard-off';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Zap from 'lucide-react/icons/zap';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './qr.styles.ts';

const advantages = [
  { name: 'qr.faster', Glyph: Zap },
  { name: 'qr.safer', Glyph: ShieldCheck },
  { name: 'qr.no-typing', Glyph: KeyboardOff },
] as const;

export function QrAdvantages() {
  const text = useTexts();
  return (
    <styles.Advantages>
      {advantages.map(({ name, Glyph }) => (
        <li key={name}>
          <Glyph size={20} strokeWidth={1.75} aria-hidden />
          {text(name)}
        </li>
      ))}
    </styles.Advantages>
  );
}
