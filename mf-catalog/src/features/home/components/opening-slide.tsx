import { paths } from '@jishi/contracts';
import { Awning, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './stage.styles.ts';

/** The stall without a banner. */
export function OpeningSlide() {
  const text = useTexts();
  return (
    <styles.Stall $tint="cinnabar">
      <Awning height={46} />
      <styles.Copy>
        <styles.Title>{text('home.title')}</styles.Title>
        <p>{text('home.description')}</p>
        <LinkButton as={Link} to={paths.products()} kind="primary" size="lg">
          {text('home.stage.more')}
        </LinkButton>
      </styles.Copy>
      <styles.Counter />
    </styles.Stall>
  );
}
