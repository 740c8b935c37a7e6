import type { ListLink as Link } from '@jishi/api/products';
import { useShop } from '@jishi/contracts';
import { useCommonTexts, useFormat, useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { Button, Stack, Text } from '@jishi/ui';
import { Field, TextInput } from '@jishi/ui/forms';
import { useRef, useState } from 'react';
import { useListWords } from '../../../messages/favourite-lists/texts.ts';
import { sharedListPath } from '../../../model/shared-favourites-path.ts';
import * as styles from './list-link.styles.ts';

type ListLinkProps = { name: string; link: Link; onEnd: () => void };

/** The link of a list: to copy, to send by what the device itself offers, to end. */
export function ListLink({ name, link, onEnd }: ListLinkProps) {
  const words = useListWords();
  const common = useCommonTexts();
  const format = useFormat();
  const lang = useLang();
  const { notify, origin } = useShop();
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLInputElement>(null);
  const address = origin + localePath(lang, sharedListPath(link.token));
  const message = words('lists.share-message', { name });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${message}\n${address}`);
      setCopied(true);
    } catch {
      shown.current?.select();
      notify({ kind: 'warning', text: words('lists.share-by-hand') });
    }
  };
  // Refused by the customer: nothing to say.
  const share = () => navigator.share({ title: message, text: message, url: address }).catch(() => undefined);
  return (
    <Stack>
      <Text $tone="secondary">
        {words('lists.share-until', { date: format.date(link.expiresAt.slice(0, 10), 'long') })}
      </Text>
      <styles.Line>
        <Field label={words('lists.share-address')}>
          <TextInput ref={shown} readOnly value={address} onFocus={({ target }) => target.select()} />
        </Field>
        <Button kind="primary" data-autofocus="" onClick={copy}>
          {common(isCopied ? 'action.copied' : 'action.copy')}
        </Button>
      </styles.Line>
      {'share' in navigator && (
        <Button kind="line" block onClick={share}>
          {words('lists.share-device')}
        </Button>
      )}
      <Button kind="danger" block onClick={onEnd}>
        {words('lists.share-end')}
      </Button>
    </Stack>
  );
}
