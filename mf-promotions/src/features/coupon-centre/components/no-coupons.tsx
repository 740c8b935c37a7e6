import { paths } from '@jishi/contracts';
import { useCommonTexts } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { type CentreAddress, centrePath } from '../model/centre-address.ts';

type NoCouponsProps = { address: CentreAddress; isPastTheEnd: boolean };

/** No coupon in this state, or a page after the last one. */
export function NoCoupons({ address: { state }, isPastTheEnd }: NoCouponsProps) {
  const text = useTexts();
  const common = useCommonTexts();
  const [to, label] = isPastTheEnd
    ? [centrePath({ state, page: 1 }), text('coupons.first-page')]
    : state === 'underway'
      ? [paths.products(), common('action.go_shopping')]
      : [paths.coupons(), text('coupons.see-underway')];
  return (
    <EmptyState
      picture={<EmptyObject name="ticket" />}
      title={text(isPastTheEnd ? 'coupons.past-the-end' : `coupons.none-${state}`)}
      text={!isPastTheEnd && state === 'underway' ? text('coupons.none-hint') : undefined}
      actions={
        <LinkButton as={Link} to={to}>
          {label}
        </LinkButton>
      }
    />
  );
}
