import { Stack } from '../layout/stack.tsx';
import { Stars } from './stars.tsx';

export const Scores = () => (
  <Stack $gap={2}>
    {[5, 4.5, 3, 0].map((score) => (
      <Stars key={score} score={score} label={`${score} of 5 stars`} size={20} />
    ))}
  </Stack>
);
