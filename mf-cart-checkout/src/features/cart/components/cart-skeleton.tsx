import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, TextLink } from '@jishi/ui';
import { useHref } from 'react-router-dom';
import { WithoutScript } from '../../../components/without-script.tsx';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './cart.styles.ts';

/** Three lines and the bar, before it is known what is in the cart. */
export function CartSkeleton() {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <>
      <WithoutScript>
        {text('cart.no-script')} <TextLink href={useHref(paths.signIn())}>{common('action.log_in')}</TextLink>
      </WithoutScript>
      <div>
        <Loading label={common('state.loading')}>
          <styles.Card as="div">
            <styles.ColumnHeads />
            {[1, 2, 3].map((line) => (
              <styles.Line as="div" key={line}>
                <Skeleton $width="20px" $height="20px" />
                <Skeleton $height="80px" />
              </styles.Line>
            ))}
          </styles.Card>
        </Loading>
      </div>
    </>
  );
}
