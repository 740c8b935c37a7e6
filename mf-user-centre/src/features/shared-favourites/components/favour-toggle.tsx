import { favouriteQuery } from '@jishi/api/favourites/queries';
import { useApi, useShop } from '@jishi/contracts';
import { IconButton } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { useSetFavourite } from '../../../hooks/use-set-favourite.ts';
import { useSharedWords } from '../../../messages/shared-favourites/texts.ts';

type FavourToggleProps = { productId: string; name: string };

/** Star of a product among many: lit where this tab knows, since adding twice changes nothing it does not ask for each. */
export function FavourToggle({ productId, name }: FavourToggleProps) {
  const words = useSharedWords();
  const { requireSignIn } = useShop();
  const { data: isFavourite = false } = useQuery({ ...favouriteQuery(useApi(), productId), enabled: false });
  const { mutate, isPending } = useSetFavourite(productId);
  return (
    <IconButton
      label={words('shared.favour', { name })}
      aria-pressed={isFavourite}
      onClick={() => {
        if (requireSignIn() && !isPending) mutate(!isFavourite);
      }}
    >
      <Star size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
