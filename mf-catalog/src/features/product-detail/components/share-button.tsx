import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './gallery.styles.ts';
import { ShareDialog } from './share-dialog.tsx';

/** Ways to pass a product on. */
export function ShareButton({ productId, name }: { productId: string; name: string }) {
  const text = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <styles.FootButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 size={16} strokeWidth={1.75} aria-hidden />
        {text('share.name')}
      </styles.FootButton>
      {isOpen && <ShareDialog productId={productId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
