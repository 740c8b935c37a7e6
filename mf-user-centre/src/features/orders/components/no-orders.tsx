import { paths } from '@jishi/contracts';
import { useCommonTexts, useFormat, useLang } from '@jishi/i18n';
import { EmptyObject } from '@jishi/part-kit/empty-object';
import { Card, EmptyState, LinkButton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { isNarrowed, type OrderListAddress, orderListPath, orderTabPath } from '../../../model/order-list-address.ts';

/** A sentence per tab; a search that found nothing, and a page past the end, say so and lead back. */
export function NoOrders({ address, total }: { address: OrderListAddress; total: number }) {
  const text = useTexts();
  const common = useCommonTexts();
  const searched = useSearched(address);
  const way =
    total > 0
      ? {
          title: text('orders.past-the-end'),
          to: orderListPath({ ...address, page: 1 }),
          label: text('pages.first'),
        }
      : isNarrowed(address)
        ? {
            title: text('orders.nothing-found'),
            text: searched,
            to: orderTabPath(address.tab),
            label: common('action.clear_all'),
          }
        : address.tab === 'bin'
          ? { title: text('orders.none-bin'), to: orderTabPath('all'), label: text('orders.title') }
          : {
              title: text(`orders.none-${address.tab}`),
              text: address.tab === 'all' ? text('orders.none-hint') : undefined,
              to: paths.products(),
              label: common('action.go_shopping'),
            };
  return (
    <Card>
      <EmptyState
        picture={<EmptyObject name="parcel" />}
        title={way.title}
        text={'text' in way ? way.text : undefined}
        actions={
          <LinkButton as={Link} to={way.to}>
            {way.label}
          </LinkButton>
        }
      />
    </Card>
  );
}

/** What was looked for, in words. */
function useSearched({ kind, ...address }: OrderListAddress): string {
  const text = useTexts();
  const lang = useLang();
  const searched = useSearchedWords(address);
  const ofKind = kind === 'all' ? null : text('orders.searched-kind', { kind: text(`orders.kind-${kind}`) });
  return [searched, ofKind].filter((sentence) => sentence !== null).join(lang === 'zh' ? '，' : ', ');
}

function useSearchedWords({ keyword, range, own }: Omit<OrderListAddress, 'kind'>): string | null {
  const text = useTexts();
  const { date } = useFormat();
  const days = own
    ? text('ledger.span', { from: date(own.from, 'long'), until: date(own.until, 'long') })
    : text(`orders.range-${range}`);
  const hasDays = range !== 'all' && (range !== 'own' || own !== null);
  if (!keyword) return hasDays ? text('orders.searched-days', { days }) : null;
  return hasDays ? text('orders.searched-both', { keyword, days }) : text('orders.searched', { keyword });
}
