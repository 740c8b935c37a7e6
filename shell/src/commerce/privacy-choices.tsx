import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Button } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { useState } from 'react';
import { useTexts } from '../messages/texts.ts';
import { keepConsent, useConsent } from './consent.ts';

/** In the footer: what was answered, and the way to answer otherwise. */
export function PrivacyChoices() {
  const text = useTexts();
  const close = useCommonTexts()('action.close');
  const { bus } = useShop();
  const consent = useConsent();
  const [isOpen, setOpen] = useState(false);
  const answer = (next: 'granted' | 'denied') => {
    keepConsent(bus, next);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {text('consent.choices')}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text('consent.choices')}
        closeLabel={close}
        footer={
          <>
            <Button onClick={() => answer('denied')}>{text('consent.decline')}</Button>
            <Button onClick={() => answer('granted')}>{text('consent.agree')}</Button>
          </>
        }
      >
        <p>{text('consent.text')}</p>
        <p>{text(`consent.now.${consent ?? 'open'}`)}</p>
      </Dialog>
    </>
  );
}
