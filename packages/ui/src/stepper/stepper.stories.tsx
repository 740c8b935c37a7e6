import { useState } from 'react';
import { Stepper } from './stepper.tsx';

export const Quantity = () => {
  const [quantity, setQuantity] = useState(2);
  return (
    <Stepper
      value={quantity}
      onChange={setQuantity}
      min={1}
      max={9}
      label="Quantity"
      increaseLabel="One more"
      decreaseLabel="One less"
    />
  );
};
