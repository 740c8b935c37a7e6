import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack } from '@jishi/ui';
import { RowActions, RowIcon, RowItem, Rows } from './rows.styles.ts';

const keys = ['first', 'second', 'third', 'fourth', 'fifth'];

type RowsSkeletonProps = {
  count?: number;
  /** Every row ends with a button, which has a line of its own on phones. */
  hasActions?: boolean;
};

/** Rows in the shape of what will come. */
export function RowsSkeleton({ count = 2, hasActions = false }: RowsSkeletonProps) {
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
            {hasActions && (
              <RowActions>
                <Skeleton $width="56px" $height="36px" $radius="var(--r-sm)" />
              </RowActions>
            )}
          </RowItem>
        ))}
      </Rows>
    </Loading>
  );
}
