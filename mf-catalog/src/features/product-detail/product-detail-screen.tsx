import { useApi, useLang, useShop } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Block } from '../../components/block.tsx';
import { DetailTabs } from './components/detail-tabs.tsx';
import { Gallery } from './components/gallery.tsx';
import { ProductCrumbs } from './components/product-crumbs.tsx';
import * as styles from './components/product-detail.styles.ts';
import { PurchaseBox } from './components/purchase-box.tsx';
import { RelatedProducts } from './components/related-products.tsx';
import { usePurchase } from './hooks/use-purchase.ts';
import { useRecordView } from './hooks/use-record-view.ts';
import { productJsonLd } from './model/structured-data.ts';
import { productQuery } from './product-detail-queries.ts';

export function ProductDetailScreen() {
  const { id = '' } = useParams();
  // Choices belong to one product: another one starts anew.
  return <ProductDetail key={id} id={id} />;
}

function ProductDetail({ id }: { id: string }) {
  const { origin } = useShop();
  const lang = useLang();
  const { data: product } = useSuspenseQuery(productQuery(useApi(), id));
  const purchase = usePurchase(product);
  useRecordView(id);
  return (
    <>
      <ProductCrumbs product={product} />
      <styles.Sheet>
        <Gallery product={product} variant={purchase.hasChosen ? purchase.variant : null} />
        <PurchaseBox product={product} purchase={purchase} />
      </styles.Sheet>
      <styles.Below>
        <DetailTabs product={product} />
        <Block fallback={null} failed={null}>
          <RelatedProducts product={product} />
        </Block>
      </styles.Below>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: productJsonLd(product, lang, origin) }} />
    </>
  );
}
