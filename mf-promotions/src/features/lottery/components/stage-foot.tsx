import { useFailureText } from '@jishi/part-kit/failure-text';
import { Note, VisuallyHidden } from '@jishi/ui';
import { Switch } from '@jishi/ui/forms';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTexts } from '../../../messages/texts.ts';
import type { DrawState } from '../hooks/use-draw.ts';
import type { useSound } from '../hooks/use-sound.ts';
import * as styles from './lottery.styles.ts';

/** What became of a draw that has no result, and the switch for the sound. */
export function StageFoot({ state, sound }: { state: DrawState; sound: ReturnType<typeof useSound> }) {
  const text = useTexts();
  const failureText = useFailureText();
  const icon = <CircleAlert size={18} strokeWidth={1.75} aria-hidden />;
  return (
    <>
      <styles.Announcement role="alert">
        {state.kind === 'failed' && (
          <Note tone={state.error ? 'info' : 'danger'} icon={icon}>
            {state.error ? text('lottery.refused', { reason: failureText(state.error) }) : text('lottery.unanswered')}
          </Note>
        )}
      </styles.Announcement>
      <styles.Foot>
        <VisuallyHidden role="status">{state.kind === 'riding' ? text('lottery.drawing') : ''}</VisuallyHidden>
        <Switch
          label={text('lottery.sound')}
          checked={sound.isOn}
          onChange={(event) => sound.setOn(event.target.checked)}
        />
      </styles.Foot>
    </>
  );
}
