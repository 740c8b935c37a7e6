import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import * as styles from './questions.styles.ts';

/** Questions with an answer: a mark and a line each, and below who said it. */
export function QuestionsSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      {['62%', '78%'].map((width) => (
        <styles.Item key={width} as="div">
          <styles.Words>
            <Skeleton $width="22px" $height="22px" />
            <Skeleton $width={width} $height="22px" />
          </styles.Words>
          <styles.Words>
            <Skeleton $width="22px" $height="22px" />
            <Skeleton $width="92%" $height="22px" />
          </styles.Words>
          <styles.Meta>
            <Skeleton $width="9rem" />
          </styles.Meta>
        </styles.Item>
      ))}
    </Loading>
  );
}
