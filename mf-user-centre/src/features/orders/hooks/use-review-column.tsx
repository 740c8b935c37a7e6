import type { OrderDetail, OrderLine } from '@jishi/api/orders';
import { paths } from '@jishi/contracts';
import { LinkButton } from '@jishi/ui';
import type { Column } from '@jishi/ui/data';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { useReviewableLines } from '../hooks/use-reviewable-lines.ts';

/** The column that leads from every line to its review; none where nothing can be reviewed. */
export function useReviewColumn(order: OrderDetail): readonly Column<OrderLine>[] {
  const text = useTexts();
  const reviewable = useReviewableLines(order);
  if (reviewable.length === 0) return [];
  return [
    {
      key: 'review',
      header: text('order.your-review'),
      cell: ({ id, name }) =>
        reviewable.includes(id) && (
          <LinkButton
            as={Link}
            to={paths.writeReview(order.id, order.number)}
            kind="soft"
            size="sm"
            aria-label={text('order.review-of', { name })}
          >
            {text('orders.review')}
          </LinkButton>
        ),
      align: 'end',
    },
  ];
}
