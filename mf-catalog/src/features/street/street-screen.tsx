import { useCommonTexts } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { Loading } from '@jishi/ui';
import { Skyline } from './components/skyline.tsx';
import { StallList } from './components/stall-list.tsx';
import { Stalls } from './components/stalls.tsx';
import * as styles from './components/street.styles.ts';
import { StreetHead } from './components/street-head.tsx';
import { useCategoriesStatus } from './hooks/use-categories-status.ts';
import { useLight } from './hooks/use-light.ts';
import { useWalk } from './hooks/use-walk.ts';

/** The shop as a street to walk along, and its stalls as a plain list. */
export function StreetScreen() {
  const common = useCommonTexts();
  const { light, choice, onChoose } = useLight();
  const walk = useWalk();
  // What the scene asks for again is the list's as well.
  const status = useCategoriesStatus();
  return (
    <>
      <styles.Street data-light={light}>
        <Skyline />
        <StreetHead choice={choice} onChoose={onChoose} onStep={walk.step} />
        <styles.Middle>
          <Block fallback={<Loading label={common('state.loading')} />}>
            <Stalls walk={walk} />
          </Block>
        </styles.Middle>
      </styles.Street>
      <Block fallback={<styles.Room />} failed={null} resetKey={status}>
        <StallList />
      </Block>
    </>
  );
}
