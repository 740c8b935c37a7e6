import type { FavouriteList } from '@jishi/api/products';
import { FormFailure } from '@jishi/part-kit/form-failure';
import { Checkbox } from '@jishi/ui/forms';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { usePutInList } from '../hooks/use-put-in-list.ts';

type ListChoiceProps = { list: FavouriteList; productId: string };

/** Whether a product is in a list: shown at once, taken back with its reason when the shop refuses. */
export function ListChoice({ list: { id, name, count, hasProduct }, productId }: ListChoiceProps) {
  const words = useListWords();
  const { mutate, isPending, variables, error } = usePutInList(productId);
  return (
    <li>
      <Checkbox
        label={
          <>
            {name} <small>{words('lists.count', { count })}</small>
          </>
        }
        checked={isPending ? variables.isIn : hasProduct}
        onChange={({ target }) => {
          if (!isPending) mutate({ listId: id, isIn: target.checked });
        }}
      />
      {error !== null && <FormFailure error={error} />}
    </li>
  );
}
