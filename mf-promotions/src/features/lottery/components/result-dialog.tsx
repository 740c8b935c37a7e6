import { useCommonTexts } from '@jishi/i18n';
import { Button, Text } from '@jishi/ui';
import { Dialog } from '@jishi/ui/overlays';
import { PrizePicture } from '../../../components/prize-picture.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { useResultText } from '../hooks/use-result-text.ts';
import type { Outcome } from '../model/outcome.ts';
import * as styles from './lottery.styles.ts';
import { PrizeWay } from './prize-way.tsx';

type ResultDialogProps = { outcome: Outcome | null; points: number | null; onClose: () => void };

const nothing = { picture: null, kind: 'nothing' } as const;

/** What a draw came to, over everything: read out, and closed by one key. What to do next leads on. */
export function ResultDialog({ outcome, points, onClose }: ResultDialogProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const { title, hint } = useResultText(outcome, points);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={common('action.close')}
      footer={
        <>
          <PrizeWay outcome={outcome} />
          <Button kind="primary" data-autofocus="" onClick={onClose}>
            {text('lottery.understood')}
          </Button>
        </>
      }
    >
      <styles.Result role="status">
        <styles.Disc data-won={outcome?.isWon || undefined}>
          <PrizePicture prize={outcome?.prize ?? nothing} size={104} />
        </styles.Disc>
        {outcome?.isWon && outcome.prize && <Text $size="title-m">{outcome.prize.name}</Text>}
        <Text $tone="secondary">{hint}</Text>
      </styles.Result>
    </Dialog>
  );
}
