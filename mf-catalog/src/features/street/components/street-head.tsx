import { Heading } from '@jishi/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useStreetWords } from '../../../messages/street/texts.ts';
import { useTexts } from '../../../messages/texts.ts';
import type { LightChoice, LightSwitch } from '../hooks/use-light.ts';
import { STALL_LIST } from '../model/stalls.ts';
import * as styles from './street-head.styles.ts';

type StreetHeadProps = LightSwitch & {
  /** One stall on, or back. */
  onStep: (direction: 1 | -1) => void;
};

/** What the street is called, what the hour makes of it, and what moves it. */
export function StreetHead({ choice, onChoose, onStep }: StreetHeadProps) {
  const text = useTexts();
  const words = useStreetWords();
  return (
    <styles.Head>
      <div>
        <Heading as="h1" $size="xl">
          {text('street.title')}
        </Heading>
        <styles.Hour>
          <span>{words('light.day')}</span>
          <span>{words('light.dusk')}</span>
          <span>{words('light.night')}</span>
        </styles.Hour>
      </div>
      <styles.Controls>
        <styles.Skip href={`#${STALL_LIST}`}>{words('skip')}</styles.Skip>
        <LightChoices choice={choice} onChoose={onChoose} />
        <styles.Arrows>
          <styles.Arrow type="button" aria-label={words('previous')} onClick={() => onStep(-1)}>
            <ChevronLeft size={22} strokeWidth={1.75} aria-hidden />
          </styles.Arrow>
          <styles.Arrow type="button" aria-label={words('next')} onClick={() => onStep(1)}>
            <ChevronRight size={22} strokeWidth={1.75} aria-hidden />
          </styles.Arrow>
        </styles.Arrows>
      </styles.Controls>
    </styles.Head>
  );
}

const choices: readonly LightChoice[] = ['clock', 'day', 'night'];

function LightChoices({ choice, onChoose }: LightSwitch) {
  const words = useStreetWords();
  return (
    <styles.Choices role="group" aria-label={words('hour')}>
      {choices.map((each) => (
        <button key={each} type="button" aria-pressed={each === choice} onClick={() => onChoose(each)}>
          {words(`hour.${each}`)}
        </button>
      ))}
    </styles.Choices>
  );
}
