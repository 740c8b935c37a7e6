import { favouriteListsQuery } from '@jishi/api/products/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LateDialog } from '../../../components/late-dialog.tsx';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { type FavouritesAddress, favouritesPath } from '../../../model/favourites-address.ts';
import { ListHead } from './list-head.tsx';
import { ListTiles } from './list-tiles.tsx';
import type { OpenedListDialog } from './opened-list-dialog.tsx';
import { Total } from './total.tsx';

const fetchDialog = () => import('./opened-list-dialog.tsx');

/** All lists of the customer, and what is done with the one that is shown. */
export function ListsBar({ listId, page }: FavouritesAddress) {
  const words = useListWords();
  const api = useApi();
  const navigate = useNavigate();
  const { data: lists } = useSuspenseQuery(favouriteListsQuery(api));
  const [opened, setOpened] = useState<OpenedListDialog | null>(null);
  const shown = lists.find(({ id }) => id === listId) ?? null;
  return (
    <>
      <ListTiles
        lists={lists}
        listId={listId}
        total={<Total page={listId === null ? page : 1} />}
        onNew={() => setOpened('new')}
      />
      {shown && <ListHead key={shown.id} list={shown} onOpen={setOpened} />}
      {opened && (
        <LateDialog
          key={opened}
          fetch={fetchDialog}
          title={words('lists.label')}
          props={{
            opened,
            list: shown,
            onCreated: (id) => void navigate(favouritesPath({ listId: id, page: 1 })),
            onClose: () => setOpened(null),
          }}
        />
      )}
    </>
  );
}
