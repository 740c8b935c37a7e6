import { isDeliveredOnline } from '@jishi/api/products';
import { Block } from '@jishi/part-kit/block';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { useTurningPrices } from '@jishi/part-kit/turning-prices';
import { Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { CompareTray } from '../../components/compare-tray.tsx';
import { LateCompactBar } from './compact-bar/late-compact-bar.tsx';
import { AskAgain } from './components/ask-again.tsx';
import { DetailTabs } from './components/detail-tabs.tsx';
import { Gallery } from './components/gallery.tsx';
import { leadToPurchase } from './components/lead-to-purchase.ts';
import { ProductCrumbs } from './components/product-breadcrumbs.tsx';
import * as styles from './components/product-detail.styles.ts';
import { ProductPreview } from './components/product-preview.tsx';
import { PurchaseBox } from './components/purchase-box.tsx';
import { QueuePlace } from './components/queue-place.tsx';
import { RelatedProducts } from './components/related-products.tsx';
import { StructuredData } from './components/structured-data.tsx';
import { useCardFirst } from './hooks/use-card-first.ts';
import { useDetailTab } from './hooks/use-detail-tab.ts';
import { useOffered } from './hooks/use-offered.ts';
import { usePurchase } from './hooks/use-purchase.ts';
import { useRecordView } from './hooks/use-record-view.ts';
import { useReportedView } from './hooks/use-reported-view.ts';
import { offerOf } from './model/purchase.ts';
import { LateTogether } from './together/late-together.tsx';

export function ProductDetailScreen() {
  const { id = '' } = useParams();
  // Choices belong to one product: another one starts anew.
  return <Opening key={id} id={id} />;
}

/** Begins with what a list has shown. A failure is asked about once; after that it is the page's. */
function Opening({ id }: { id: string }) {
  const [hasAsked, setAsked] = useState(false);
  const isCardFirst = useCardFirst(id);
  const preview = <ProductPreview id={id} />;
  const page = isCardFirst ? (
    preview
  ) : (
    <Suspense fallback={preview}>
      <ProductDetail id={id} />
    </Suspense>
  );
  if (hasAsked) return page;
  return (
    <FailureBoundary resetKey={id} failure={() => <AskAgain id={id} onAnswer={setAsked} />}>
      {page}
    </FailureBoundary>
  );
}

function ProductDetail({ id }: { id: string }) {
  const offered = useOffered(id);
  const { product } = offered;
  const purchase = usePurchase(product);
  const open = useDetailTab(id);
  const sheet = useRef<HTMLDivElement>(null);
  const isOpen = offerOf(product) === 'open';
  // The bar of a sale follows it itself.
  useTurningPrices([{ flashSale: offered.otherSale }]);
  useRecordView(id);
  useReportedView(product);
  return (
    <>
      <ProductCrumbs product={product} />
      <QueuePlace sale={offered.sale ?? offered.toldSale} />
      <styles.Sheet ref={sheet}>
        <Gallery product={product} variant={purchase.variant} isChosen={purchase.hasChosen} />
        <PurchaseBox offered={offered} purchase={purchase} />
      </styles.Sheet>
      {isOpen && !isDeliveredOnline(product.type) && (
        <LateTogether
          productId={id}
          purchase={purchase}
          isInSale={offered.sale !== null}
          leadToChoice={() => leadToPurchase(sheet.current, purchase.missing)}
        />
      )}
      <styles.Below $hasAside={isOpen}>
        <DetailTabs product={product} open={open} />
        {isOpen && (
          <Block fallback={null} failed={null}>
            <RelatedProducts product={product} />
          </Block>
        )}
      </styles.Below>
      {isOpen && <LateCompactBar product={product} purchase={purchase} sheet={sheet} open={open} />}
      <StructuredData offered={offered} />
      <CompareTray />
    </>
  );
}
