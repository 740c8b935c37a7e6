import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import * as styles from './flash-card.styles.ts';

const CARDS = 8;

/** The same boxes, empty. */
export function SlotSkeleton() {
  const text = useCommonTexts();
  return (
    <Loading label={text('state.loading')}>
      <styles.Cards>
        {Array.from({ length: CARDS }, (_, index) => (
          <styles.Card as="div" key={index}>
            <Skeleton $ratio="1" $radius="0" />
            <styles.Body>
              <Skeleton $height="20px" />
              <Skeleton $height="20px" $width="60%" />
              <styles.Foot>
                <styles.Limits as="div">
                  <Skeleton $height="16px" $width="50%" />
                </styles.Limits>
                <Skeleton $height="48px" $width="70%" />
              </styles.Foot>
            </styles.Body>
          </styles.Card>
        ))}
      </styles.Cards>
    </Loading>
  );
}
