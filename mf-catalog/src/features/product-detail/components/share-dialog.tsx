import { useShop } from '@jishi/contracts';
import { useCommonTexts, useLang } from '@jishi/i18n';
import { localePath } from '@jishi/i18n/locale';
import { useShare } from '@jishi/part-kit/use-share';
import { Button, Stack } from '@jishi/ui';
import { Dialog, QrCode } from '@jishi/ui/overlays';
import { Fragment, useRef } from 'react';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import * as styles from './share-dialog.styles.ts';

type ShareDialogProps = {
  /** Of the page, without the language prefix. */
  path: string;
  name: string;
  onClose: () => void;
};

/** The address of the page: to copy, as a code for a phone, or by what the device itself offers. */
export function ShareDialog({ path, name, onClose }: ShareDialogProps) {
  const text = useDetailWords();
  const common = useCommonTexts();
  const { origin } = useShop();
  const lang = useLang();
  const shown = useRef<HTMLParagraphElement>(null);
  const address = origin + localePath(lang, path);
  const select = () => void (shown.current && getSelection()?.selectAllChildren(shown.current));
  const { isCopied, copy, share } = useShare({ address, name }, { text: text('share.by_hand'), select });
  return (
    <Dialog open onClose={onClose} title={text('share.title')} closeLabel={common('action.close')}>
      <Stack>
        <styles.Code>
          <QrCode content={address} label={text('share.code', { name })} />
          <p>{text('share.scan')}</p>
        </styles.Code>
        <styles.Line>
          <div>
            <styles.Caption>{text('share.address')}</styles.Caption>
            <styles.Address ref={shown} translate="no">
              {address.split(/(?<=\/)/).map((piece, place) => (
                <Fragment key={place}>
                  {place > 0 && <wbr />}
                  {piece}
                </Fragment>
              ))}
            </styles.Address>
          </div>
          <Button kind="primary" onClick={copy}>
            {common(isCopied ? 'action.copied' : 'action.copy')}
          </Button>
        </styles.Line>
        {share && (
          <Button kind="line" block onClick={share}>
            {text('share.device')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
