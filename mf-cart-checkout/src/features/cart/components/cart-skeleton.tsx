import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import * as styles from '../cart-screen.styles.ts';

/** Three lines and the bar, before it is known what is in the cart. */
export function CartSkeleton() {
  const text = useCommonTexts();
  return (
    <Loading label={text('state.loading')}>
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
  );
}
