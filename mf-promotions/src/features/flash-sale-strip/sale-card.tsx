import { pictureUrl } from '@jishi/api';
import type { RunningSale } from '@jishi/api/flash-sales/queries';
import { paths } from '@jishi/contracts';
import { useFormat } from '@jishi/i18n';
import { FormerPrice } from '@jishi/part-kit/former-price';
import { Picture, PictureFrame, Price, Text } from '@jishi/ui';
import { ProgressBar } from '@jishi/ui/data';
import { Link } from 'react-router-dom';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './strip.styles.ts';

export function SaleCard({ sale }: { sale: RunningSale }) {
  const text = useTexts();
  const format = useFormat();
  const isAllHeld = sale.left === 0 && sale.held > 0;
  return (
    <styles.Sale>
      <Link to={paths.product(sale.productId)}>
        {sale.picture ? (
          <PictureFrame>
            <Picture src={pictureUrl(sale.picture.url, 300)} alt="" width={300} height={300} fill />
          </PictureFrame>
        ) : null}
        <styles.Name>{sale.name}</styles.Name>
      </Link>
      <styles.Costs>
        <Price parts={format.moneyParts(sale.price.min)} />
        <FormerPrice amount={sale.normalPrice} inSale />
      </styles.Costs>
      <ProgressBar share={sale.progress / 100} />
      <Text $size="caption" $tone="tertiary">
        {isAllHeld ? text('strip.held') : text('strip.sold', { percent: sale.progress })}
      </Text>
    </styles.Sale>
  );
}
