import { styled } from 'styled-components';

export const Player = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
`;

export const Speeds = styled.div`
  position: absolute;
  top: 12px;
  right: 12px;
  display: flex;
  gap: 2px;
  padding: 3px;
  border-radius: var(--r-full);
  background: rgb(36 28 23 / 72%);

  button {
    min-width: 40px;
    height: 28px;
    border-radius: var(--r-full);
    color: #fff;
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  button[aria-pressed='true'] {
    background: #fff;
    color: #241c17;
    font-weight: 700;
  }
`;

export const Failed = styled.p`
  position: absolute;
  inset: auto 16px 50%;
  padding: 10px 14px;
  border-radius: var(--r-sm);
  background: rgb(36 28 23 / 82%);
  color: #fff;
  text-align: center;
`;
