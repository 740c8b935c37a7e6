import { useCommonTexts } from '@jishi/i18n';
import { CardBody, Loading, Skeleton } from '@jishi/ui';
import type { OwnTab } from '../model/own-address.ts';
import * as styles from './own.styles.ts';
import { OwnTabs } from './own-tabs.tsx';

export function OwnSkeleton({ tab }: { tab: OwnTab }) {
  const common = useCommonTexts();
  return (
    <>
      <OwnTabs tab={tab} counts={null} />
      <CardBody>
        <Loading label={common('state.loading')}>
          <styles.Cards as="div">
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} $height="160px" $radius="var(--r-md)" />
            ))}
          </styles.Cards>
        </Loading>
      </CardBody>
    </>
  );
}
