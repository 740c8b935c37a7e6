import { useShop } from '@jishi/contracts';
import { useCommonTexts, useFormat, useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { ShareAddress } from '@jishi/part-kit/share-address';
import { Stack, Text } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { useShoutWords } from '../../../messages/shout/texts.ts';
import { sharedPath } from '../model/list-address.ts';
import type { KeptLine } from '../model/list-line.ts';

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
  const words = useShoutWords();
  const common = useCommonTexts();
  const format = useFormat();
  const lang = useLang();
  const { origin } = useShop();
  const address = origin + localePath(lang, sharedPath(token));
  const separator = lang === 'zh' ? '、' : ', ';
  const things = lines.slice(0, NAMED).map((line) => line.text);
  const message = words('shout.shared.message', {
    things: name || things.join(separator) + (lines.length > NAMED ? '…' : ''),
  });
  return (
    <Dialog open onClose={onClose} title={words('shout.shared.title')} closeLabel={common('action.close')}>
      <Stack>
        <Text $tone="secondary">
          {words('shout.shared.until', { date: format.date(expiresAt.slice(0, 10), 'long') })}
        </Text>
        <ShareAddress
          shared={{ address, name, message }}
          texts={{
            address: words('shout.shared.address'),
            byHand: words('shout.shared.by-hand'),
            device: words('shout.shared.device'),
          }}
        />
      </Stack>
    </Dialog>
  );
}
