import { favouriteInvalidations } from '@jishi/api/favourites/queries';
import { type FavouriteList, removeFavouriteList } from '@jishi/api/products';
import { invalidate } from '@jishi/api/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useConfirm } from '@jishi/part-kit/use-confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';

/** Deletes a list after a question, and leads to all favourites: what was in it is there. */
export function useRemoveList() {
  const words = useListWords();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useShop();
  return useConfirm<FavouriteList>({
    call: ({ id }) => removeFavouriteList(api, id, { silent: true }),
    onSuccess: async ({ name }) => {
      await navigate(paths.favourites());
      await invalidate(queries, favouriteInvalidations.changeList);
      notify({ kind: 'success', text: words('lists.deleted', { name }) });
    },
  });
}
