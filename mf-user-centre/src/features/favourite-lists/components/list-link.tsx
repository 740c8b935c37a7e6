import type { FavouriteList, ListLink as Link } from '@jishi/api/products';
import { useShop } from '@jishi/contracts';
import { useFormat, useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { ShareAddress } from '@jishi/part-kit/share-address';
import { Button, Stack, Text } from '@jishi/ui';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { sharedListPath } from '../../../model/shared-favourites-path.ts';
import { Covers } from './covers.tsx';
import * as styles from './list-link.styles.ts';

type ListLinkProps = { list: FavouriteList; link: Link; onEnd: () => void };

/** The link of a list: to copy, to send by what the device itself offers, to end. */
export function ListLink({ list, link, onEnd }: ListLinkProps) {
  const { name, count, pictures } = list;
  const words = useListWords();
  const format = useFormat();
  const lang = useLang();
  const { origin } = useShop();
  const address = origin + localePath(lang, sharedListPath(link.token));
  const message = words('lists.share-message', { name });
  return (
    <Stack>
      <styles.Shared>
        <Covers pictures={pictures} />
        <styles.What>
          <b>{name}</b>
          <small>
            {words('lists.count', { count })}
            {link.from !== '' && ` · ${words('lists.share-as', { from: link.from })}`}
          </small>
        </styles.What>
      </styles.Shared>
      <Text $tone="secondary">
        {words('lists.share-until', { date: format.date(link.expiresAt.slice(0, 10), 'long') })}
      </Text>
      <ShareAddress
        shared={{ address, name, message }}
        texts={{
          address: words('lists.share-address'),
          byHand: words('lists.share-by-hand'),
          device: words('lists.share-device'),
        }}
      />
      <styles.End>
        <Button kind="danger" onClick={onEnd}>
          {words('lists.share-end')}
        </Button>
      </styles.End>
    </Stack>
  );
}
