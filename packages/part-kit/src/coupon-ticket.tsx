import { styled } from 'styled-components';

/** A coupon in one line: a small notched ticket, as it stands on a product page and in the cart. */
export const CouponTicket = styled.span`
  display: inline-block;
  max-width: 100%;
  height: 26px;
  padding: 0 12px;
  overflow: hidden;
  background:
    radial-gradient(circle at 0 50%, transparent 4px, var(--promo-soft) 4.5px) left / 51% 100% no-repeat,
    radial-gradient(circle at 100% 50%, transparent 4px, var(--promo-soft) 4.5px) right / 51% 100% no-repeat;
  color: var(--promo-text);
  font: var(--type-caption);
  font-weight: 600;
  line-height: 26px;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: middle;
`;
