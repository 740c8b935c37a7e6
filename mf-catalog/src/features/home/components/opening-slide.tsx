import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Awning, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './stage.styles.ts';
import { StageScenery } from './stage-scenery.tsx';

/** The stall without a banner. */
export function OpeningSlide() {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <styles.Stall $tint="cinnabar">
      <Awning height={46} />
      <StageScenery />
      <styles.Copy>
        <styles.Title>{common('common.shop')}</styles.Title>
        <p>{text('home.opening')}</p>
        <LinkButton as={Link} to={paths.products()} kind="primary" size="lg">
          {text('home.stage.more')}
        </LinkButton>
      </styles.Copy>
      <styles.Counter />
    </styles.Stall>
  );
}
