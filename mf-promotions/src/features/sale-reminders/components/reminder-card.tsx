import { pictureUrl } from '@jishi/api';
import type { FlashSaleCard } from '@jishi/api/flash-sales';
import { saleReminderInvalidations } from '@jishi/api/flash-sales/queries';
import { invalidate } from '@jishi/api/queries';
import { paths, useFirstNow, useShop } from '@jishi/contracts';
import { toInstant, useFormat } from '@jishi/i18n';
import { FormerPrice } from '@jishi/part-kit/former-price';
import { Button, Clamp, LinkButton, Picture, PictureFrame, Price, Tag } from '@jishi/ui';
import { Countdown } from '@jishi/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import * as styles from './reminders.styles.ts';

type ReminderCardProps = { sale: FlashSaleCard; isBusy: boolean; onRemove(): void };

/** A sale that is waited for: what, when, for how much; once it is on, the way to it. */
export function ReminderCard({ sale, isBusy, onRemove }: ReminderCardProps) {
  const text = useTexts();
  const format = useFormat();
  const queries = useQueryClient();
  const { now } = useShop();
  const first = useFirstNow();
  const to = paths.product(sale.productId);
  const startsAt = toInstant(sale.startsAt) ?? 0;
  const isOn = sale.state === 'running';
  return (
    <styles.Plate>
      <styles.Picture>
        <PictureFrame>
          {sale.picture && (
            <Link to={to} tabIndex={-1} aria-hidden="true">
              <Picture src={pictureUrl(sale.picture.url, 200)} alt="" width={200} height={200} fill radius="none" />
            </Link>
          )}
        </PictureFrame>
      </styles.Picture>
      <styles.Body>
        <Link to={to}>
          <Clamp>{sale.name}</Clamp>
        </Link>
        <styles.When>
          {isOn ? (
            <Tag $tone="brand">{text('reminders.on')}</Tag>
          ) : (
            <>
              <span>{text('reminders.starts-at', { time: format.date(sale.startsAt, 'short') })}</span>
              <Countdown
                label={text('reminders.starts-in')}
                daysLabel={(count) => text('strip.days', { count })}
                announcement={(left) =>
                  left > 0 ? text('reminders.left', { duration: format.duration(left) }) : text('reminders.on')
                }
                endsAt={startsAt}
                now={now}
                startedAt={first}
                onEnd={() => void invalidate(queries, saleReminderInvalidations.saleBegan)}
              />
            </>
          )}
        </styles.When>
        <styles.Costs>
          <Price parts={format.moneyParts(sale.price.min)} size="s" />
          <FormerPrice amount={sale.normalPrice} inSale />
        </styles.Costs>
      </styles.Body>
      <styles.Acts>
        {isOn && (
          <LinkButton as={Link} to={to} kind="promo" size="sm">
            {text('reminders.to-sale')}
          </LinkButton>
        )}
        <Button
          kind="line"
          size="sm"
          busy={isBusy}
          onClick={onRemove}
          aria-label={text('reminders.remove-of', { name: sale.name })}
        >
          {text('reminders.remove')}
        </Button>
      </styles.Acts>
    </styles.Plate>
  );
}
