import { type Cents, type Picture as PictureModel, pictureUrl } from '@jishi/api';
import type { SaleOffer } from '@jishi/api/flash-sales/offer';
import { paths } from '@jishi/contracts';
import { useCommonTexts, useFormat } from '@jishi/i18n';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { Loading, Picture, PictureFrame, Price, Skeleton } from '@jishi/ui';
import { Link } from 'react-router-dom';
import * as styles from './seen-products.styles.ts';

export type Seen = {
  id: string;
  name: string;
  price: Cents;
  picture: PictureModel | null;
  flashSale?: SaleOffer | null | undefined;
};

/** Small cards in one row that is moved sideways. */
export function SeenProducts({ label, products }: { label: string; products: readonly Seen[] }) {
  useTurningPrices(products);
  const format = useFormat();
  return (
    <styles.Row aria-label={label}>
      {products.map(({ id, name, price, picture }) => (
        <li key={id}>
          <styles.Product as={Link} to={paths.product(id)}>
            <PictureFrame>
              {picture && (
                <Picture src={pictureUrl(picture.url, 150)} alt="" width={300} height={300} radius="none" fill />
              )}
            </PictureFrame>
            <styles.Name>{name}</styles.Name>
            <Price parts={format.moneyParts(price)} />
          </styles.Product>
        </li>
      ))}
    </styles.Row>
  );
}

/** The same boxes, empty. */
export function SeenSkeleton() {
  const common = useCommonTexts();
  return (
    <Loading label={common('state.loading')}>
      <styles.Row as="div">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <styles.Product as="div" key={place}>
            <Skeleton $ratio="1" $radius="0" />
            <styles.Name>
              <Skeleton $height="20px" />
            </styles.Name>
            <Skeleton $height="28px" $width="60%" />
          </styles.Product>
        ))}
      </styles.Row>
    </Loading>
  );
}
