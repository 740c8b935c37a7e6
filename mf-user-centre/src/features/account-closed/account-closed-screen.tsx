import { paths, useShop } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { LinkButton } from '@jishi/ui';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './account-closed.styles.ts';

/** The end of an account, said in peace. */
export function AccountClosedScreen() {
  const text = useTexts();
  const common = useCommonTexts();
  const { has } = useShop();
  return (
    <styles.Page>
      <styles.Sheet>
        <styles.Disc>
          <HeartHandshake size={32} strokeWidth={1.5} aria-hidden />
        </styles.Disc>
        <h1>{text('closed.title')}</h1>
        <p>{text('closed.text', { shop: common('common.shop') })}</p>
        <p>{text('closed.again')}</p>
        {has('mf_catalog/home') && (
          <LinkButton as={Link} to={paths.home()} size="lg" block>
            {common('action.home')}
          </LinkButton>
        )}
      </styles.Sheet>
    </styles.Page>
  );
}
