import { pictureUrl } from '@jishi/api';
import type { Category } from '@jishi/api/categories';
import { paths, useApi } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { Block } from '@jishi/part-kit/block';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { Clamp, Picture, Price } from '@jishi/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../messages/texts.ts';
import { bestSellersQuery } from '../queries/home-queries.ts';
import * as styles from './floor-tile.styles.ts';

type FloorTileProps = { category: Category; tone: styles.FloorTone };

/** Beside the products of a floor on desktops: what sells best there, and the category in a picture. */
export function FloorTile({ category: { id, picture }, tone }: FloorTileProps) {
  return (
    <styles.Tile $tone={tone}>
      <Block fallback={null} failed={null}>
        <BestSellers categoryId={id} />
      </Block>
      {picture && (
        <styles.Cutout>
          <Picture src={pictureUrl(picture.url, 300)} alt="" width={160} height={160} cutOut />
        </styles.Cutout>
      )}
    </styles.Tile>
  );
}

function BestSellers({ categoryId }: { categoryId: string }) {
  const text = useTexts();
  const format = useFormat();
  const { data } = useSuspenseQuery(bestSellersQuery(useApi(), categoryId));
  useTurningPrices(data.items);
  return (
    <styles.Best>
      <h3>{text('home.best_sellers')}</h3>
      <ol>
        {data.items.map(({ id, name, picture, price }, index) => (
          <li key={id}>
            <Link to={paths.product(id)}>
              <styles.Rank aria-hidden>{index + 1}</styles.Rank>
              {picture && <Picture src={pictureUrl(picture.url, 150)} alt="" width={132} height={132} />}
              <span>
                <Clamp $lines={1}>{name}</Clamp>
                <Price size="s" parts={format.moneyParts(price)} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </styles.Best>
  );
}
