import { useSession } from '@jishi/contracts';
import { Button } from '@jishi/ui';
import Star from 'lucide-react/icons/star';
import type { Removal } from '../../../hooks/use-removal.ts';
import { useTexts } from '../../../messages/texts.ts';
import { useFavouring } from '../hooks/use-favouring.ts';

type KeepAsFavouritesProps = {
  removal: Removal;
  /** They are about to leave the cart. */
  onKeep(): void;
};

/** Moves the lines that are asked about to the favourites of a customer; visitors have none. */
export function KeepAsFavourites({ removal: { pending, cancel, remove }, onKeep }: KeepAsFavouritesProps) {
  const text = useTexts();
  const isSignedIn = useSession((session) => session.isSignedIn);
  const makeFavourites = useFavouring();
  if (!isSignedIn) return null;
  const keep = async () => {
    cancel();
    if (!(await makeFavourites(pending.map(({ productId }) => productId)))) return;
    onKeep();
    await remove(pending, (count) => text('removal.favoured', { count }));
  };
  return (
    <div>
      <Button size="sm" onClick={() => void keep()}>
        <Star size={16} strokeWidth={1.75} aria-hidden />
        {text('removal.favour')}
      </Button>
    </div>
  );
}
