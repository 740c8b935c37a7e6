import { Card as PlainCard } from '@jishi/ui';
import { styled } from 'styled-components';

export const Card = styled(PlainCard)`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 48px 20px;

  dt,
  dd {
    align-self: center;
  }
  p {
    text-align: center;
  }
`;

export const Tick = styled.span`
  display: grid;
  place-items: center;
  width: 80px;
  height: 80px;
  border-radius: 50%;
  background: var(--trust-soft);
  color: var(--trust-text);
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 8px;
`;
