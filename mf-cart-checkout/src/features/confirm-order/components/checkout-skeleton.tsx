import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton, Stack, TextLink } from '@jishi/ui';
import { useHref } from 'react-router-dom';
import { WithoutScript } from '../../../components/without-script.tsx';
import { useTexts } from '../../../messages/texts.ts';

/** Address, goods and amounts, before the draft of this tab is read: as high as an order of one line on a wide window. */
export function CheckoutSkeleton() {
  const text = useTexts();
  const common = useCommonTexts();
  return (
    <>
      <WithoutScript>
        {text('confirm.no-script')} <TextLink href={useHref(paths.cart())}>{text('confirm.to-cart')}</TextLink>
      </WithoutScript>
      <Loading label={common('state.loading')}>
        <Stack>
          <Skeleton $height="243px" $radius="12px" />
          <Skeleton $height="240px" $radius="12px" />
          <Skeleton $height="336px" $radius="12px" />
        </Stack>
      </Loading>
    </>
  );
}
