import { styled } from 'styled-components';

export const Summary = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 20px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  p {
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

export const Average = styled.b`
  font-size: 2.75rem;
  line-height: 1.1;
`;

export const Review = styled.li`
  display: grid;
  gap: 8px;
  padding: 20px 0;
  border-bottom: 1px solid var(--border-subtle);
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;

  time {
    margin-left: auto;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
`;

export const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--promo-soft);
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Reply = styled.p`
  padding: 10px 12px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;

export const Rest = styled.p`
  padding-top: 16px;
  color: var(--text-tertiary);
  font: var(--type-caption);
  text-align: center;
`;
