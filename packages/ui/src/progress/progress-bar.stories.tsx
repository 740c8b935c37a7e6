import { Stack } from '../layout/stack.tsx';
import { ProgressBar } from './progress-bar.tsx';

export const Shares = () => (
  <Stack $gap={3}>
    <ProgressBar share={0.3} label="30 % sold" />
    <ProgressBar share={0.8} label="80 % sold" tone="promo" />
  </Stack>
);
