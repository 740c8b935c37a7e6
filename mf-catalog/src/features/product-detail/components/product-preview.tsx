import { givesPrice } from '@jishi/api/flash-sales/offer';
import type { ShownProduct } from '@jishi/api/products/queries';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { FormerPrice } from '@jishi/part-kit/former-price';
import { Loading, Price, Skeleton, Stack } from '@jishi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx';
import { CardPicture } from '../../../components/card-picture.tsx';
import { knownCard } from '../../../queries/known-card.ts';
import * as gallery from './gallery.styles.ts';
import * as styles from './product-detail.styles.ts';
import * as box from './purchase-box.styles.ts';

/** What a list has shown of a product, in its place on the page, until the rest of it is there. */
export function ProductPreview({ id }: { id: string }) {
  const common = useCommonTexts();
  const card = knownCard(useQueryClient(), id);
  return (
    <>
      <styles.Way>
        <Breadcrumbs steps={card ? [{ label: card.name }] : []} />
      </styles.Way>
      <styles.Sheet aria-busy="true">
        <gallery.Gallery>
          <gallery.Main>
            {card ? (
              card.picture && <CardPicture url={card.picture.url} alt={card.name} priority />
            ) : (
              <Skeleton $height="100%" $radius="0" />
            )}
          </gallery.Main>
          <gallery.Foot />
        </gallery.Gallery>
        <box.Box>
          {card && <CardFacts card={card} />}
          <Loading label={common('state.loading')}>
            <Stack>
              <Skeleton $height="48px" />
              <Skeleton $height="96px" />
              <Skeleton $height="48px" $width="60%" />
            </Stack>
          </Loading>
        </box.Box>
      </styles.Sheet>
    </>
  );
}

function CardFacts({ card: { name, price, marketPrice, flashSale, sales } }: { card: ShownProduct }) {
  const common = useCommonTexts();
  const format = useFormat();
  return (
    <>
      <box.Name>{name}</box.Name>
      <box.PriceBox $isLidded={false}>
        <Price size="xl" parts={format.moneyParts(price)} />
        <FormerPrice amount={marketPrice} inSale={givesPrice(flashSale)} />
        <box.Sold>{common('common.sold', { number: format.count(sales) })}</box.Sold>
      </box.PriceBox>
    </>
  );
}
