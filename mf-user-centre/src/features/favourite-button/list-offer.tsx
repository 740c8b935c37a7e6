import FolderPlus from 'lucide-react/icons/folder-plus';
import { useState } from 'react';
import { LateDialog } from '../../components/late-dialog.tsx';
import { useListWords } from '../../messages/favourite-lists/texts.ts';
import { fetchPutInList } from '../favourite-lists/fetch-put-in-list.ts';
import { Square } from './favourite-button.styles.ts';

/** Puts a favourite into lists. */
export default function ListOffer({ productId }: { productId: string }) {
  const words = useListWords();
  const [isOpen, setOpen] = useState(false);
  const label = words('lists.put');
  return (
    <>
      <Square type="button" aria-label={label} title={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FolderPlus size={20} strokeWidth={1.75} aria-hidden />
      </Square>
      {isOpen && (
        <LateDialog fetch={fetchPutInList} title={label} props={{ productId, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}
