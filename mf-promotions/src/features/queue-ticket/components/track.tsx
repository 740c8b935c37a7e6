import Store from 'lucide-react/icons/store';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './track.styles.ts';

/** The line as a track that ends at a stall. The words beside it say the same. */
export function Track({ progress }: { progress: number }) {
  const text = useTexts();
  return (
    <styles.Track aria-hidden="true">
      <styles.TrackLine>
        <i style={{ transform: `scaleX(${progress})` }} />
      </styles.TrackLine>
      <styles.TrackMe style={{ transform: `translateX(${progress * 100}%)` }}>
        <em>{text('queue.you')}</em>
      </styles.TrackMe>
      <styles.TrackStall>
        <Store size={20} strokeWidth={1.75} />
      </styles.TrackStall>
    </styles.Track>
  );
}
