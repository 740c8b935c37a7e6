import { favouriteInvalidations, favouriteKeys } from '@jishi/api/favourites/queries';
import { keepSharedFavourites, type SharedFavourites } from '@jishi/api/products';
import { invalidate } from '@jishi/api/queries';
import { paths, useApi, useShop } from '@jishi/contracts';
import { useFailureText } from '@jishi/part-kit/failure-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSharedWords } from '../../../messages/shared-favourites/texts.ts';

/** Makes everything on a shared list favourites of whoever reads it, and says how many were none before. */
export function useKeepAll({ products }: SharedFavourites, token: string) {
  const words = useSharedWords();
  const failureText = useFailureText();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useShop();
  return useMutation({
    mutationFn: () => keepSharedFavourites(api, token, { silent: true }),
    onSuccess: (count) => {
      for (const { id } of products) queries.setQueryData(favouriteKeys.product(id), true);
      void invalidate(queries, favouriteInvalidations.addFavourite);
      const text = count > 0 ? words('shared.kept', { count }) : words('shared.kept-before');
      const see = { label: words('shared.to-favourites'), run: () => void navigate(paths.favourites()) };
      notify({ kind: 'success', text, action: see });
    },
    onError: (error) => notify({ kind: 'error', text: failureText(error) }),
  });
}
