import { useCommonTexts } from '@jishi/i18n';
import { Loading, Skeleton } from '@jishi/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { FailureBoundary } from './failure-boundary.tsx';
import { LoadFailure } from './load-failure.tsx';

type LatePartProps<Props extends object> = {
  fetch: () => Promise<{ default: ComponentType<Props> }>;
  /** Of what comes, as CSS. */
  height: string;
  props: Props;
};

/** Something inside a page that is fetched when it is first opened; what does not come can be asked for again, and takes nothing else with it. */
export function LatePart<Props extends object>({ fetch, height, props }: LatePartProps<Props>) {
  const common = useCommonTexts();
  const [Part, setPart] = useState(() => lazy(fetch) as ComponentType<Props>);
  const failure = (retry: () => void) => (
    <LoadFailure
      onRetry={() => {
        setPart(() => lazy(fetch) as ComponentType<Props>); // what failed once stays failed
        retry();
      }}
    />
  );
  const shape = (
    <Loading label={common('state.loading')}>
      <Skeleton $height={height} $radius="var(--r-md)" />
    </Loading>
  );
  return (
    <FailureBoundary failure={failure}>
      <Suspense fallback={shape}>
        <Part {...props} />
      </Suspense>
    </FailureBoundary>
  );
}
