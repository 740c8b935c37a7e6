import { useCommonTexts } from '@jishi/i18n';
import { CardBody, Loading, Skeleton, Stack } from '@jishi/ui';

export function CompareSkeleton() {
  const text = useCommonTexts();
  return (
    <CardBody>
      <Loading label={text('state.loading')}>
        <Stack>
          <Skeleton $height="220px" />
          <Skeleton $height="320px" />
        </Stack>
      </Loading>
    </CardBody>
  );
}
