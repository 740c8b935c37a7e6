import type { ListLink as Link } from '@jishi/api/products';
import { useShop } from '@jishi/contracts';
import { useFormat, useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { ShareAddress } from '@jishi/part-kit/share-address';
import { Button, Stack, Text } from '@jishi/ui';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { sharedListPath } from '../../../model/shared-favourites-path.ts';

type ListLinkProps = { name: string; link: Link; onEnd: () => void };

/** The link of a list: to copy, to send by what the device itself offers, to end. */
export function ListLink({ name, link, onEnd }: ListLinkProps) {
  const words = useListWords();
  const format = useFormat();
  const lang = useLang();
  const { origin } = useShop();
  const address = origin + localePath(lang, sharedListPath(link.token));
  const message = words('lists.share-message', { name });
  return (
    <Stack>
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
      <Button kind="danger" block onClick={onEnd}>
        {words('lists.share-end')}
      </Button>
    </Stack>
  );
}
