import { ordersQuery } from '@jishi/api/orders/queries';
import { paths, useApi } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { PageLinks } from '@jishi/part-kit/page-links';
import { LinkButton } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OrderLineGoods } from '../../../components/order-line.tsx';
import { useTexts } from '../../../messages/texts.ts';
import { ownReviewsPath } from '../../../model/own-reviews-address.ts';
import { PER_PAGE, toWriteQuestion } from '../model/questions.ts';
import { NoReviews } from './no-reviews.tsx';
import * as styles from './own-reviews.styles.ts';

/** Orders that wait for a review. */
export function ToWriteList({ page }: { page: number }) {
  const text = useTexts();
  const format = useFormat();
  const { data } = useSuspenseQuery(ordersQuery(useApi(), toWriteQuestion(page)));
  if (data.items.length === 0) return <NoReviews show="to-write" isPastTheEnd={data.total > 0} />;
  return (
    <>
      <styles.Rows>
        {data.items.map(({ id, number, placedAt, lines }) => (
          <styles.Waits key={id}>
            <styles.Head>
              <h2>{text('orders.number', { number })}</h2>
              <time>{format.date(placedAt, 'long')}</time>
            </styles.Head>
            <styles.Order>
              <styles.Lines>
                {lines.map((line) => (
                  <li key={line.id}>
                    <OrderLineGoods line={line} size={64} />
                  </li>
                ))}
              </styles.Lines>
              <LinkButton
                as={Link}
                to={paths.writeReview(id, number)}
                kind="soft"
                aria-label={text('own-reviews.write-of', { number })}
              >
                {text('own-reviews.write')}
              </LinkButton>
            </styles.Order>
          </styles.Waits>
        ))}
      </styles.Rows>
      <PageLinks
        page={page}
        pageSize={PER_PAGE}
        total={data.total}
        pathOf={(to) => ownReviewsPath({ show: 'to-write', page: to })}
      />
    </>
  );
}
