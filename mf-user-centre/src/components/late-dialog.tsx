import { useCommonTexts } from '@jishi/i18n';
import { FailureBoundary } from '@jishi/part-kit/failure-boundary';
import { LoadFailure } from '@jishi/part-kit/load-failure';
import { Dialog } from '@jishi/ui/overlays';
import { type ComponentType, lazy, Suspense, useState } from 'react';

type Closable = { onClose: () => void };

type LateDialogProps<Props extends Closable> = {
  fetch: () => Promise<{ default: ComponentType<Props> }>;
  /** Says what did not come. */
  title: string;
  props: Props;
};

/** A dialog that is fetched when it is opened; what does not come can be asked for again. */
export function LateDialog<Props extends Closable>({ fetch, title, props }: LateDialogProps<Props>) {
  const common = useCommonTexts();
  const [Opened, setOpened] = useState(() => lazy(fetch) as ComponentType<Props>);
  const failure = (retry: () => void) => (
    <Dialog open title={title} closeLabel={common('action.close')} onClose={props.onClose}>
      <LoadFailure
        onRetry={() => {
          setOpened(() => lazy(fetch) as ComponentType<Props>); // what failed once stays failed
          retry();
        }}
      />
    </Dialog>
  );
  return (
    <FailureBoundary failure={failure}>
      <Suspense fallback={null}>
        <Opened {...props} />
      </Suspense>
    </FailureBoundary>
  );
}
