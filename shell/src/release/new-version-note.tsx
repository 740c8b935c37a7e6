import { Button } from '@jishi/ui';
import { useStore } from 'zustand';
import { useTexts } from '../messages/texts.ts';
import * as styles from './new-version-note.styles.ts';
import { reloadPage } from './tab-release.ts';
import { useRelease } from './use-release.ts';

/**
 * Says over the page that a file of this release cannot be had any more, or that the shop refused something for its sake, where no place of the page
 * says it. For a file the region is there before its text, so that it is read out; a refusal is read where it happened.
 */
export function NewVersionNote() {
  const text = useTexts();
  const { hasEnded, isRefused, lacksFiles, notices } = useStore(useRelease().state);
  if (!lacksFiles && !isRefused) return null;
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
