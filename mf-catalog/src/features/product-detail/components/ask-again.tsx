import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ProductPreview } from './product-preview.tsx';

/**
 * The page was opened with what a list knew of its product, and the product itself did not come. The page asks once more,
 * now waiting for the answer, so that it ends as it would have: as a page that is not found, or that failed.
 */
export function AskAgain({ id, onAnswer }: { id: string; onAnswer: (hasAnswered: true) => void }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate().then(() => onAnswer(true));
  }, [revalidate, onAnswer]);
  return <ProductPreview id={id} />;
}
