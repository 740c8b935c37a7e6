import { Button } from '../button/button.tsx';
import { Stack } from '../layout/stack.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Note } from './note.tsx';
import { Skeleton } from './skeleton.tsx';
import { EmptyState, ErrorState } from './state.tsx';

export const Notes = () => (
  <Stack $gap={3}>
    <Note>Prices have changed since you put these into the cart.</Note>
    <Note tone="promo">Only two pieces are left.</Note>
  </Stack>
);

export const NothingThere = () => (
  <EmptyState
    title="The cart is empty"
    text="What you put into it stands here."
    actions={<Button>To the products</Button>}
  />
);

export const Failed = () => (
  <ErrorState
    title="This did not load"
    text="The shop could not be reached."
    retryLabel="Try again"
    onRetry={() => undefined}
  />
);

export const OnItsWay = () => (
  <Stack $gap={3}>
    <Skeleton />
    <Spinner />
  </Stack>
);
