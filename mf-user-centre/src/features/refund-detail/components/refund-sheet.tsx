import { pictureUrl } from '@jishi/api';
import type { RefundDetail } from '@jishi/api/refunds';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { ConfirmQuestion } from '@jishi/part-kit/confirm';
import { langOf } from '@jishi/part-kit/words-lang';
import { Button, Clamp, Facts, Figures, LinkButton, Picture, Stack, TextLink } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { ContactService } from '../../../components/contact-service.tsx';
import { DetailCard } from '../../../components/detail-card.tsx';
import { GoodsPlate } from '../../../components/goods-plate.ts';
import { useTexts } from '../../../messages/texts.ts';
import { askRefundPath } from '../../../model/refund-paths.ts';
import { useWithdraw } from '../hooks/use-withdraw.ts';
import * as styles from './refund-detail.styles.ts';

const CAN_WITHDRAW = ['asked', 'agreed'];
const CAN_ASK_AGAIN = ['refused', 'withdrawn', 'closed'];

/** What a refund is about, and what can be done with it. */
export function RefundSheet({ refund }: { refund: RefundDetail }) {
  const text = useTexts();
  const question = useWithdraw();
  const { state } = refund;
  return (
    <DetailCard title={text('refund.title')}>
      <Stack>
        <RefundFacts refund={refund} />
        <RefundGoods refund={refund} />
        <styles.Buttons>
          <ContactService />
          {CAN_WITHDRAW.includes(state) && (
            <Button onClick={() => question.ask(refund)}>{text('refund.withdraw')}</Button>
          )}
          {CAN_ASK_AGAIN.includes(state) && (
            <LinkButton as={Link} to={askRefundPath(refund.orderId)}>
              {text('refund.again')}
            </LinkButton>
          )}
        </styles.Buttons>
      </Stack>
      {question.pending && (
        <ConfirmQuestion
          question={question}
          kind="danger"
          title={text('refund.withdraw-question')}
          text={text('refund.withdraw-result')}
          confirmLabel={text('refund.withdraw')}
        />
      )}
    </DetailCard>
  );
}

function RefundFacts({ refund }: { refund: RefundDetail }) {
  const text = useTexts();
  const format = useFormat();
  const { remark, points, shippingFee, courier, trackingNumber } = refund;
  return (
    <Facts>
      <dt>{text('refund.number')}</dt>
      <dd>
        <Figures>{refund.number}</Figures>
      </dd>
      <dt>{text('refund.order')}</dt>
      <dd>
        <TextLink as={Link} to={paths.order(refund.orderId)}>
          <Figures>{refund.orderNumber}</Figures>
        </TextLink>
      </dd>
      <dt>{text('refund.kind')}</dt>
      <dd>{text(`refund-kind.${refund.kind}`)}</dd>
      <dt>{text('refund.reason')}</dt>
      <dd lang={langOf(refund.reason)}>{refund.reason}</dd>
      {remark && (
        <>
          <dt>{text('refund.words')}</dt>
          <dd lang={langOf(remark)}>{remark}</dd>
        </>
      )}
      {shippingFee > 0 && (
        <>
          <dt>{text('refund.freight')}</dt>
          <dd>
            <Figures>{format.money(shippingFee)}</Figures>
          </dd>
        </>
      )}
      {points > 0 && (
        <>
          <dt>{text('refund.points')}</dt>
          <dd>
            <Figures>{points}</Figures>
          </dd>
        </>
      )}
      {trackingNumber && (
        <>
          <dt>{text('refund.parcel')}</dt>
          <dd>
            <Figures>{[courier, trackingNumber].filter(Boolean).join(' ')}</Figures>
          </dd>
        </>
      )}
    </Facts>
  );
}

function RefundGoods({ refund: { lines, pictures } }: { refund: RefundDetail }) {
  const text = useTexts();
  const format = useFormat();
  return (
    <>
      <styles.Goods>
        {lines.map((line) => (
          <li key={line.id}>
            <GoodsPlate $px={48}>
              {line.picture && <Picture src={pictureUrl(line.picture, 80)} alt="" width={48} height={48} fill />}
            </GoodsPlate>
            <div>
              <Clamp>{line.name}</Clamp>
              <small>× {line.quantity}</small>
            </div>
            <b>{format.money(line.amount)}</b>
          </li>
        ))}
      </styles.Goods>
      {pictures.length > 0 && (
        <styles.Pictures aria-label={text('refund.pictures')}>
          {pictures.map((address, index) => (
            <li key={address}>
              <img src={pictureUrl(address, 150)} alt={text('refund.picture', { number: index + 1 })} loading="lazy" />
            </li>
          ))}
        </styles.Pictures>
      )}
    </>
  );
}
