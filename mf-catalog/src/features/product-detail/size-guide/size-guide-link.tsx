import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { lazy, Suspense, useState } from 'react';
import { useDetailWords } from '../../../messages/detail/texts.ts';
import * as styles from './size-guide-link.styles.ts';
import { sizeKindOf } from './size-kind.ts';

const SizeGuideDialog = lazy(() => import('./size-guide-dialog.tsx'));

type SizeGuideLinkProps = {
  /** Sizes there are, as they are written. */
  values: readonly string[];
  onChoose: (value: string) => void;
};

/** Beside a row of sizes: what they measure, and which one fits. The guide is fetched when it is first opened. */
export function SizeGuideLink({ values, onChoose }: SizeGuideLinkProps) {
  const text = useDetailWords();
  const [isOpen, setOpen] = useState(false);
  const kind = sizeKindOf(values);
  if (!kind) return null;
  return (
    <>
      <styles.Link type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('size-guide')}
      </styles.Link>
      {isOpen && (
        <FailureBoundary resetKey="" failure={() => null}>
          <Suspense fallback={null}>
            <SizeGuideDialog kind={kind} values={values} onChoose={onChoose} onClose={() => setOpen(false)} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  );
}
