import { useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { keptTime } from '@jishi/service-worker/kept-time';
import { Button, Container } from '@jishi/ui';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { keptAt } from '../../offline/kept-at.ts';
import { reloadPage } from '../../release/tab-release.ts';
import * as styles from './offline-strip.styles.ts';

/**
 * Says under the header that the network is away, and from when a page is that was kept. What did not load is asked for again when the
 * network is back; a kept page is loaded anew, also where that was before it was alive, unless somebody has begun to fill something in.
 */
export function OfflineStrip() {
  const common = useCommonTexts();
  const text = useTexts();
  const { lang } = useShop();
  const [at] = useState(keptAt);
  const isOffline = useIsOffline(at !== null);
  const said = at === null ? common('state.offline') : text('offline.kept', { time: keptTime(at, lang) });
  return (
    <styles.Strip aria-live="polite">
      {isOffline || at !== null ? (
        <Container>
          <CloudOff size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{said}</span>
          {isOffline ? null : (
            <Button size="sm" onClick={reloadPage}>
              {text('release.reload')}
            </Button>
          )}
        </Container>
      ) : null}
    </styles.Strip>
  );
}

function useIsOffline(isKept: boolean): boolean {
  const text = useTexts();
  const { notify } = useShop();
  const { revalidate } = useRevalidator();
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (isKept && globalThis.__isBack) return reloadPage();
    const listening = new AbortController();
    const { signal } = listening;
    let isTyping = false;
    addEventListener('input', () => (isTyping = true), { signal });
    addEventListener('offline', () => setOffline(true), { signal });
    addEventListener(
      'online',
      () => {
        if (isKept && !isTyping) return reloadPage();
        setOffline(false);
        notify({ kind: 'success', text: text('online.back') });
        void revalidate();
      },
      { signal },
    );
    return () => listening.abort();
  }, [notify, text, revalidate, isKept]);
  return isOffline;
}
