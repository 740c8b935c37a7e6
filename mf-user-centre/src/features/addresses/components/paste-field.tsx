import { LatePart } from '@jishi/part-kit/late-part';
import { Button } from '@jishi/ui';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { PasteBoxProps } from '../pasted/paste-box.tsx';
import * as styles from './address-form.styles.ts';

const fetchBox = () => import('../pasted/paste-box.tsx');

/** Offers to fill the form from an address in one piece. */
export function PasteField({ onRead }: PasteBoxProps) {
  const text = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <styles.PasteField>
      <div>
        <Button size="sm" kind="soft" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ClipboardPaste size={16} strokeWidth={1.75} aria-hidden />
          {text(isOpen ? 'addresses.paste-close' : 'addresses.paste-open')}
        </Button>
      </div>
      {isOpen && <LatePart fetch={fetchBox} height="168px" props={{ onRead }} />}
    </styles.PasteField>
  );
}
