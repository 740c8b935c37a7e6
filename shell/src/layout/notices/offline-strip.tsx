import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Container } from '@jishi/ui';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './offline-strip.styles.ts';

/** Says under the header that the network is away. What did not load is asked for again when it is back. */
export function OfflineStrip() {
  const common = useCommonTexts();
  const text = useTexts();
  const { notify } = useShop();
  const { revalidate } = useRevalidator();
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const lose = () => setOffline(true);
    const comeBack = () => {
      setOffline(false);
      notify({ kind: 'success', text: text('online.back') });
      void revalidate();
    };
    addEventListener('offline', lose);
    addEventListener('online', comeBack);
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', comeBack);
    };
  }, [notify, text, revalidate]);
  return (
    <styles.Strip aria-live="polite">
      {isOffline ? (
        <Container>
          <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" />
          {common('state.offline')}
        </Container>
      ) : null}
    </styles.Strip>
  );
}
