import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';
import { RowIcon, RowItem, Rows } from './rows.styles.ts';

const keys = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Rows in the shape of what will come. */
export function RowsSkeleton({ count = 2 }: { count?: number }) {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <Rows as="div">
        {keys.slice(0, count).map((key) => (
          <RowItem key={key} as="div">
            <RowIcon as={Skeleton} $width="40px" $height="40px" $radius="12px" />
            <Stack $gap={2}>
              <Skeleton $width="9em" $height="18px" />
              <Skeleton $width="14em" $height="14px" />
            </Stack>
          </RowItem>
        ))}
      </Rows>
    </Loading>
  );
}
