import { useState } from 'react';
import { Chip, ChipRow, RemovableChip } from './chip.tsx';

export const Filters = () => {
  const [isOn, setOn] = useState(true);
  return (
    <ChipRow>
      <Chip on={isOn} onClick={() => setOn(!isOn)}>
        In stock
      </Chip>
      <Chip on={false}>On sale</Chip>
      <RemovableChip label="Without the brand">Brand: Jishi</RemovableChip>
    </ChipRow>
  );
};
