import { pictureSrcSet, pictureUrl } from '@jishi/api';
import type { FlashSaleCard } from '@jishi/api/flash-sales';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { FormerPrice } from '@jishi/part-kit/former-price';
import { Picture, Price, Tag } from '@jishi/ui';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { allowanceOf } from '../model/allowance.ts';
import { saleStage } from '../model/sale-stage.ts';
import * as styles from './flash-card.styles.ts';
import { SaleAction } from './sale-action.tsx';
import { SalePieces } from './sale-pieces.tsx';

/** Two columns on phones, three and four on tablets and desktops. */
const SIZES = '(min-width: 75em) 302px, (min-width: 56.25em) 23vw, (min-width: 37.5em) 31vw, 46vw';

export type FlashCardProps = {
  sale: FlashSaleCard;
  /** The time by which it is drawn, epoch ms on the shop's clock. */
  moment: number;
  /** Pieces the customer has had of it. */
  had: number;
  /** On the first screen: its picture is not put off. */
  priority?: boolean;
};

/** A product in a flash sale: picture and name lead to its page, the picture outside the tab order. */
export function FlashCard({ sale, moment, had, priority = false }: FlashCardProps) {
  const text = useTexts();
  const format = useFormat();
  const stage = saleStage(sale, moment);
  const allowance = allowanceOf(sale, had);
  const path = paths.product(sale.productId);
  const isOff = stage === 'gone' || stage === 'over';
  return (
    <styles.Card>
      <styles.PictureLink as={Link} to={path} tabIndex={-1} aria-hidden="true" $isOff={isOff}>
        {sale.picture && (
          <Picture
            src={pictureUrl(sale.picture.url, 300)}
            srcSet={pictureSrcSet(sale.picture.url, [150, 200, 300]) || undefined}
            sizes={SIZES}
            alt=""
            width={300}
            height={300}
            radius="none"
            priority={priority}
            fill
          />
        )}
        {(stage === 'almost-gone' || stage === 'held') && (
          <styles.Flag>
            <Tag $tone="solid" $large>
              {text(`sales.${stage}-flag`)}
            </Tag>
          </styles.Flag>
        )}
        {isOff && <styles.OffPill>{text(stage === 'gone' ? 'sales.gone' : 'sales.over')}</styles.OffPill>}
      </styles.PictureLink>
      <styles.Body>
        <styles.Name as={Link} to={path}>
          {sale.name}
        </styles.Name>
        <styles.Selling>{sale.summary}</styles.Selling>
        <styles.Foot>
          <SalePieces sale={sale} stage={stage} allowance={allowance} />
          <styles.Deal>
            <styles.Costs>
              <Price parts={format.moneyParts(sale.price.min)} />
              <FormerPrice amount={sale.normalPrice} inSale />
            </styles.Costs>
            <SaleAction sale={sale} stage={stage} allowance={allowance} />
          </styles.Deal>
        </styles.Foot>
      </styles.Body>
    </styles.Card>
  );
}
