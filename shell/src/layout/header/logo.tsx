import { paths } from '@jishi/contracts';
import { LogoMark } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './header.styles.ts';

export function Logo() {
  const text = useTexts();
  return (
    <styles.Logo as={Link} to={paths.home()}>
      <LogoMark size={40} />
      <styles.LogoText>
        <b>{text('shop.name')}</b> <span>{text('shop.sign')}</span>
      </styles.LogoText>
    </styles.Logo>
  );
}
