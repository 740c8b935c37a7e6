import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';
import { FormColumn } from './form-column.ts';

/** A form in the shape of what will come. */
export function FormSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <FormColumn>
        <Stack $gap={6}>
          <Skeleton $height="68px" />
          <Skeleton $height="68px" />
          <Skeleton $height="48px" />
        </Stack>
      </FormColumn>
    </Loading>
  );
}
