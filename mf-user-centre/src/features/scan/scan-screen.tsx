import { isUuid } from '@jishi/contracts/ids';
import { useCommonTexts } from '@jishi/i18n';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import { Outcome } from './components/outcome.tsx';
import * as styles from './components/scan.styles.ts';
import { Scanned } from './components/scanned.tsx';

/** Where the code of the sign-in page leads on a phone. */
export function ScanScreen() {
  const text = useTexts();
  const shop = useCommonTexts()('common.shop');
  const [search] = useSearchParams();
  const id = search.get('uuid');
  return (
    <styles.Page>
      <styles.Sheet>
        {isUuid(id) ? (
          <Scanned key={id} id={id} />
        ) : (
          <Outcome kind="foreign" title={text('scan.foreign', { shop })} text={text('scan.foreign-hint')} />
        )}
      </styles.Sheet>
    </styles.Page>
  );
}
