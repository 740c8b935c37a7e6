import { Button, Text } from '@jishi/ui';
import { usePersonalPicks } from '../../hooks/use-personal-picks.ts';
import { useTexts } from '../../messages/texts.ts';
import { Why } from './recommended-strip.styles.ts';

type WhyTheseProps = {
  /** From what the shop knows of a customer. */
  isOwn: boolean;
  /** From what this browser knows of a visitor. */
  isOfBrowser: boolean;
};

/** Says what products are picked from, and lets who sees them switch that off and on. Nothing where nothing was known. */
export function WhyThese({ isOwn, isOfBrowser }: WhyTheseProps) {
  const text = useTexts();
  const { isOn, turn } = usePersonalPicks();
  if (isOn && !isOwn && !isOfBrowser) return null;
  const from = isOwn ? 'picks.own' : 'picks.of-browser';
  return (
    <Why role="status">
      <Text $size="caption" $tone="tertiary">
        {text(isOn ? from : 'picks.off')}
      </Text>
      <Button kind="ghost" size="sm" onClick={() => turn(!isOn)}>
        {text(isOn ? 'picks.turn-off' : 'picks.turn-on')}
      </Button>
    </Why>
  );
}
