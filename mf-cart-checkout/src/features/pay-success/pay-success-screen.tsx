import { emptyPictureUrl } from '@jishi/api/empty-picture';
import { boughtQuery } from '@jishi/api/orders/queries';
import { paths, RemoteFragment, useApi, useShop } from '@jishi/contracts';
import { LinkButton, Picture } from '@jishi/ui';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { Link, useSearchParams } from 'react-router-dom';
import { Page } from '../../components/page.styles.ts';
import { useTexts } from '../../messages/texts.ts';
import { readOrderId } from '../../model/order-id.ts';
import { BoughtGoods } from './components/bought-goods.tsx';
import { Expected } from './components/expected.tsx';
import { PaidOrder, Title, Waiting } from './components/paid-order.tsx';
import * as styles from './components/pay-success.styles.ts';

/** As many as stand in one row. */
const SUGGESTIONS = 5;

/** The order is paid: its number and amount, what it brings and when, what was bought, and where to go from here. */
export function PaySuccessScreen() {
  const { has } = useShop();
  const [query] = useSearchParams();
  const orderId = readOrderId(query) ?? '';
  return (
    <Page $gap="28px">
      <styles.Card>
        <styles.Head>
          <styles.Packed>
            <Picture src={emptyPictureUrl('bags')} alt="" width={84} height={84} cutOut />
            <styles.Tick>
              <Check size={22} strokeWidth={2.5} aria-hidden />
            </styles.Tick>
          </styles.Packed>
          <styles.Words>
            <Title orderId={orderId} />
            <PaidOrder orderId={orderId} />
            <Waiting orderId={orderId} />
          </styles.Words>
          <Ways orderId={orderId} />
        </styles.Head>
        <Bought orderId={orderId} />
      </styles.Card>
      {has('mf_catalog/product-strip') && <GoesWith orderId={orderId} />}
    </Page>
  );
}

/** The success stands without it. */
function Bought({ orderId }: { orderId: string }) {
  const { data } = useQuery(boughtQuery(useApi(), orderId));
  if (!data) return null;
  return (
    <>
      <Expected order={data} />
      <BoughtGoods order={data} />
    </>
  );
}

/** What others bought with what was just bought. */
function GoesWith({ orderId }: { orderId: string }) {
  const text = useTexts();
  const { data } = useQuery(boughtQuery(useApi(), orderId));
  const productIds = [...new Set(data?.lines.map(({ productId }) => productId))];
  return (
    <RemoteFragment
      id="mf_catalog/product-strip"
      props={{ title: text('success.more'), limit: SUGGESTIONS, place: 'paid', productIds, except: productIds }}
    />
  );
}

function Ways({ orderId }: { orderId: string }) {
  const { has } = useShop();
  const text = useTexts();
  return (
    <styles.Ways>
      {has('mf_user_centre/order-detail') && (
        <LinkButton as={Link} to={paths.order(orderId)} kind="primary" size="lg">
          {text('order.see')}
        </LinkButton>
      )}
      {has('mf_catalog/category-list') && (
        <LinkButton as={Link} to={paths.categories()} size="lg">
          {text('success.keep-shopping')}
        </LinkButton>
      )}
    </styles.Ways>
  );
}
