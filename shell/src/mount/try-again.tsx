import { Button } from '@jishi/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../messages/texts.ts';
import { Reference } from '../release/reference.tsx';
import { reloadPage } from '../release/tab-release.ts';
import { useEndedNotice } from '../release/use-release.ts';
import * as styles from './try-again.styles.ts';

/**
 * Says quietly that a part of the page did not come, and offers another attempt; or the page anew, when nothing of this
 * release comes any more. A browser that goes to another document gives up what is under way: a page that comes back from there
 * tries by itself.
 */
export function TryAgain({ isBusy, onRetry }: { isBusy: boolean; onRetry(): void }) {
  const text = useTexts();
  const notice = useRef<HTMLDivElement>(null);
  const hasEnded = useEndedNotice(notice);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onRetry();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  });
  return (
    <styles.Notice role="status" ref={notice}>
      <span>{text(hasEnded ? 'release.ended' : 'part.unavailable')}</span>
      <Button size="sm" busy={isBusy} onClick={hasEnded ? reloadPage : onRetry}>
        {text(hasEnded ? 'release.reload' : 'part.retry')}
      </Button>
      <Reference />
    </styles.Notice>
  );
}
