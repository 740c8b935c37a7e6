import { useCommonTexts } from '@jishi/i18n';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Dialog } from '@jishi/ui/overlays';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import type { OrderActs } from '../hooks/use-order-acts.ts';
import { OrderQuestion } from './order-question.tsx';

const fetchDialogs = () => lazy(() => import('./opened-dialog.tsx'));

/** Whatever the acts of a page have opened; the larger dialogs are fetched when they are first needed. */
export function OrderDialogs({ acts }: { acts: OrderActs }) {
  const text = useTexts();
  const common = useCommonTexts();
  const [OpenedDialog, setOpenedDialog] = useState(fetchDialogs);
  const { question, again, opened, close } = acts;
  const closeAll = () => {
    again.close();
    close();
  };
  const failure = (retry: () => void) => (
    <Dialog open title={text('orders.actions')} closeLabel={common('action.close')} onClose={closeAll}>
      <LoadFailure
        onRetry={() => {
          setOpenedDialog(fetchDialogs); // what failed once stays failed
          retry();
        }}
      />
    </Dialog>
  );
  return (
    <>
      <OrderQuestion question={question} />
      {(opened || again.changed) && (
        <FailureBoundary failure={failure}>
          <Suspense fallback={null}>
            <OpenedDialog acts={acts} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  );
}
