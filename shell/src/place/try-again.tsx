import { Button } from '@jishi/ui';
import { useTexts } from '../messages/texts.ts';
import * as styles from './try-again.styles.ts';

/** Says quietly that a part of the page did not come, and offers another attempt. */
export function TryAgain({ isBusy, onRetry }: { isBusy: boolean; onRetry(): void }) {
  const text = useTexts();
  return (
    <styles.Notice role="status">
      <span>{text('part.unavailable')}</span>
      <Button size="sm" busy={isBusy} onClick={onRetry}>
        {text('part.retry')}
      </Button>
    </styles.Notice>
  );
}
