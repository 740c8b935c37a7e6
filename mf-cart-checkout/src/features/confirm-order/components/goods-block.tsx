import { timesCents } from '@jishi/api';
import { cartTotals, lineKey } from '@jishi/api/cart';
import type { OrderLineProblem, OrderPreview } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { CardHead, MoreLink, Price, Tag } from '@jishi/ui';
import { type Column, Table } from '@jishi/ui/data';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { LineGoods } from '../../../components/line-goods.tsx';
import { useCounted } from '../../../hooks/use-counted.ts';
import { useTexts } from '../../../messages/texts.ts';
import type { CheckoutDraft } from '../../../model/checkout-draft.ts';
import * as styles from './confirm-order.styles.ts';

type GoodsBlockProps = { draft: CheckoutDraft; preview: OrderPreview | null };
type Row = CheckoutDraft['lines'][number] & { problem: OrderLineProblem | null };

/** What is in the order, at the prices the server charges. */
export function GoodsBlock({ draft, preview }: GoodsBlockProps) {
  const text = useTexts();
  const rows = rowsOf(draft, preview);
  const counted = useCounted();
  const totals = cartTotals(rows.map((row) => ({ ...row, isInvalid: row.problem !== null })));
  return (
    <styles.Card aria-label={text('confirm.goods')}>
      <CardHead>
        <h2>{text('confirm.goods')}</h2>
        <styles.HeadNote>{counted.all(totals)}</styles.HeadNote>
        {draft.source !== 'prize' && (
          <styles.HeadEnd>
            <MoreLink
              as={Link}
              to={draft.source === 'cart' ? paths.cart() : paths.product(draft.lines[0]?.productId ?? '')}
            >
              {text('confirm.change')}
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </MoreLink>
          </styles.HeadEnd>
        )}
      </CardHead>
      <styles.Goods>
        <Table
          caption={text('confirm.goods')}
          columns={useColumns(draft.flashSale !== undefined)}
          rows={rows}
          rowKey={({ key }) => key}
        />
      </styles.Goods>
    </styles.Card>
  );
}

function useColumns(isInSale: boolean): Column<Row>[] {
  const text = useTexts();
  const format = useFormat();
  return [
    {
      key: 'product',
      header: text('cart.product'),
      phone: 'bare',
      cell: (row) => (
        <LineGoods line={row} size={64} {...(row.problem ? { offLabel: text(offLabels[row.problem]) } : {})}>
          {isInSale && <Tag $tone="solid">{text('confirm.flash-sale')}</Tag>}
        </LineGoods>
      ),
    },
    { key: 'type', header: text('confirm.type'), phone: 'hidden', cell: (row) => text(`type.${row.productType}`) },
    {
      key: 'price',
      header: text('cart.unit-price'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => format.money(row.unitPrice),
    },
    {
      key: 'pieces',
      header: text('cart.quantity'),
      align: 'center',
      phone: 'bare',
      cell: (row) => `× ${row.quantity}`,
    },
    {
      key: 'subtotal',
      header: text('cart.subtotal'),
      align: 'end',
      phone: 'bare',
      cell: (row) => <Price parts={format.moneyParts(timesCents(row.unitPrice, row.quantity))} size="s" tone="ink" />,
    },
  ];
}

const offLabels = {
  missing: 'invalid.gone',
  'off-shelf': 'invalid.off-shelf',
  'variant-missing': 'invalid.variant-gone',
  'variant-required': 'invalid.variant-gone',
  'short-of-stock': 'invalid.too-many',
  'purchase-limit': 'invalid.over-limit',
  'flash-sale': 'invalid.flash-sale',
} as const satisfies Record<OrderLineProblem, string>;

/** Lines of the draft in the words and prices of the preview, when there is one. */
function rowsOf({ lines }: CheckoutDraft, preview: OrderPreview | null): Row[] {
  const told = new Map(preview?.lines.map((line) => [lineKey(line), line]));
  return lines.map((line) => {
    const now = told.get(line.key);
    if (!now) return { ...line, problem: null };
    const { name, options, picture, unitPrice, isInvalid } = now;
    const shown = { ...line, name: name || line.name, picture: picture ?? line.picture };
    if (isInvalid) return { ...shown, problem: now.problem ?? 'missing' };
    return { ...shown, options: options.length > 0 ? options : line.options, unitPrice, problem: null };
  });
}
