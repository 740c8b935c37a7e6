import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import { RowIcon, RowItem, Rows, RowText } from './rows.styles.ts';

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
            <RowText>
              <Skeleton $width="9em" $height="18px" />
              <Skeleton $width="14em" $height="14px" />
            </RowText>
          </RowItem>
        ))}
      </Rows>
    </Loading>
  );
}
