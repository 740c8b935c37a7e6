import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { Field, TextInput } from '@jishi/ui/forms';
import { useRef } from 'react';
import * as styles from './share-address.styles.ts';
import { type Shared, useShare } from './use-share.ts';

type ShareAddressProps = {
  shared: Shared;
  /** What the field is called, what to say where the browser does not copy, and the way of the device. */
  texts: { address: string; byHand: string; device: string };
};

/** The address of something that was made to be sent: to copy, or to send by what the device itself offers. */
export function ShareAddress({ shared, texts }: ShareAddressProps) {
  const common = useCommonTexts();
  const shown = useRef<HTMLInputElement>(null);
  const { isCopied, copy, share } = useShare(shared, { text: texts.byHand, select: () => shown.current?.select() });
  return (
    <>
      <styles.Line>
        <Field label={texts.address}>
          <TextInput ref={shown} readOnly value={shared.address} onFocus={({ target }) => target.select()} />
        </Field>
        <Button kind="primary" data-autofocus="" onClick={copy}>
          {common(isCopied ? 'action.copied' : 'action.copy')}
        </Button>
      </styles.Line>
      {share && (
        <Button kind="line" block onClick={share}>
          {texts.device}
        </Button>
      )}
    </>
  );
}
