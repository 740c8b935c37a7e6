import { below, from } from '@jishi/ui';
import { styled } from 'styled-components';

export const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--border-subtle);
  border-radius: var(--r-md);
  background: var(--bg-surface);

  ${from.md} {
    grid-template-columns: 216px minmax(0, 1fr);
  }
`;

export const Head = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: flex-start;
  gap: 8px 12px;
  padding: 28px 16px 16px;
  background: linear-gradient(160deg, var(--flash-b), var(--flash-a));
  color: #fff;

  ${from.md} {
    flex-direction: column;
    align-items: flex-start;
    padding: 40px 20px 20px;
  }
`;

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: 8px;
  font: var(--type-display-m);
`;

export const Round = styled.p`
  font: var(--type-label);
`;

export const Sales = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 16px;
  padding: 16px;

  ${below.md} {
    grid-template-columns: none;
    grid-auto-columns: minmax(132px, 38%);
    grid-auto-flow: column;
    gap: 10px;
    overflow-x: auto;
  }
`;

export const Sale = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

export const Name = styled.span`
  display: block;
  overflow: hidden;
  margin-top: 8px;
  white-space: nowrap;
  text-overflow: ellipsis;
`;
