import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import * as styles from './gallery.styles.ts';
import { ShareDialog } from './share-dialog.tsx';

type ShareButtonProps = {
  /** Of the page, without the language prefix. */
  path: string;
  name: string;
};

/** Ways to pass a product on. */
export function ShareButton({ path, name }: ShareButtonProps) {
  const text = useDetailWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <styles.FootButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 size={16} strokeWidth={1.75} aria-hidden />
        {text('share.name')}
      </styles.FootButton>
      {isOpen && <ShareDialog path={path} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
