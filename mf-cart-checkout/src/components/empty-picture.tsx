import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { styled } from 'styled-components';

const Plate = styled.span`
  display: grid;
  place-items: center;
  width: 96px;
  height: 96px;
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand-text);
`;

/** The basket above an empty cart or an order with nothing in it. */
export function EmptyPicture() {
  return (
    <Plate>
      <ShoppingBasket size={44} strokeWidth={1.5} aria-hidden />
    </Plate>
  );
}
