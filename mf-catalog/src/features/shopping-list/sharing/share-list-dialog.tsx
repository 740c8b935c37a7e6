import { useShop } from '@jishi/contracts';
import { useCommonTexts, useFormat, useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { Button, Stack, Text } from '@jishi/ui';
import { Field, TextInput } from '@jishi/ui/forms';
import { Dialog } from '@jishi/ui/overlays';
import { useRef, useState } from 'react';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import { sharedPath } from '../model/list-address.ts';
import type { KeptLine } from '../model/list-line.ts';
import * as styles from './share-list-dialog.styles.ts';

export type ShareListDialogProps = {
  token: string;
  /** `YYYY-MM-DD HH:mm:ss` of the shop. */
  expiresAt: string;
  name: string;
  lines: readonly KeptLine[];
  onClose: () => void;
};

/** Things a message names; the rest is in the list. */
const NAMED = 5;

/** The link of a list: to copy, or to send by what the device itself offers. */
export function ShareListDialog({ token, expiresAt, name, lines, onClose }: ShareListDialogProps) {
  const text = useTexts();
  const words = useShoutWords();
  const common = useCommonTexts();
  const format = useFormat();
  const lang = useLang();
  const { notify, origin } = useShop();
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLInputElement>(null);
  const address = origin + localePath(lang, sharedPath(token));
  const separator = lang === 'zh' ? '、' : ', ';
  const things = lines.slice(0, NAMED).map((line) => line.text);
  const message = words('shout.shared.message', {
    things: name || things.join(separator) + (lines.length > NAMED ? '…' : ''),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${message}\n${address}`);
      setCopied(true);
    } catch {
      shown.current?.select();
      notify({ kind: 'warning', text: text('share.by_hand') });
    }
  };
  // Refused by the customer: nothing to say.
  const share = () => navigator.share({ title: message, text: message, url: address }).catch(() => undefined);
  return (
    <Dialog open onClose={onClose} title={words('shout.shared.title')} closeLabel={common('action.close')}>
      <Stack>
        <Text $tone="secondary">
          {words('shout.shared.until', { date: format.date(expiresAt.slice(0, 10), 'long') })}
        </Text>
        <styles.Line>
          <Field label={words('shout.shared.address')}>
            <TextInput ref={shown} readOnly value={address} onFocus={({ target }) => target.select()} />
          </Field>
          <Button kind="primary" data-autofocus="" onClick={copy}>
            {common(isCopied ? 'action.copied' : 'action.copy')}
          </Button>
        </styles.Line>
        {'share' in navigator && (
          <Button kind="line" block onClick={share}>
            {text('share.device')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
