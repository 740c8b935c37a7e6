import { Button } from '@jishi/ui';
import { useStore } from 'zustand';
import { useTexts } from '../messages/texts.ts';
import * as styles from './new-version-note.styles.ts';
import { reloadPage } from './tab-release.ts';
import { useRelease } from './use-release.ts';

/**
 * Says over the page that a file of this release cannot be had any more, where no place of the page says it. The region
 * is there before its text, so that it is read out.
 */
export function NewVersionNote() {
  const text = useTexts();
  const { hasEnded, lacksFiles, notices } = useStore(useRelease().state);
  if (!lacksFiles) return null;
  return (
    <styles.Corner role="status">
      {hasEnded && notices === 0 ? (
        <styles.Plate>
          <span>{text('release.ended')}</span>
          <Button size="sm" onClick={reloadPage}>
            {text('release.reload')}
          </Button>
        </styles.Plate>
      ) : null}
    </styles.Corner>
  );
}
