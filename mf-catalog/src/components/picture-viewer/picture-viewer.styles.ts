import { below } from '@jishi/ui';
import { styled } from 'styled-components';

/** The whole screen, dark in both themes: nothing but the picture counts. */
export const Frame = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  background: #171310;
  color: #fff;

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  button {
    border-radius: 50%;
    color: #fff;
  }
  button:not(:disabled):hover {
    background: rgb(96 86 78 / 80%);
  }
  button:disabled {
    background: none;
    color: rgb(255 255 255 / 40%);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 12px 16px;
`;

export const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font: var(--type-body-strong);
  white-space: nowrap;
  text-overflow: ellipsis;
`;

export const Count = styled.span`
  padding: 0 12px;
  font-variant-numeric: tabular-nums;
`;

export const Body = styled.div`
  position: relative;
  min-height: 0;

  > button {
    position: absolute;
    top: 50%;
    left: 16px;
    width: 48px;
    height: 48px;
    margin-top: -24px;
    background: rgb(60 52 46 / 76%);
  }
  > button:last-child {
    right: 16px;
    left: auto;
  }
  ${below.sm} {
    > button {
      top: auto;
      bottom: calc(16px + env(safe-area-inset-bottom));
    }
  }
`;

export const Stage = styled.div<{ $factor: number }>`
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  touch-action: ${({ $factor }) => ($factor > 1 ? 'auto' : 'pan-y pinch-zoom')};

  img {
    display: block;
    width: ${({ $factor }) => $factor * 100}%;
    max-width: none;
    height: ${({ $factor }) => $factor * 100}%;
    object-fit: contain;
    cursor: ${({ $factor }) => ($factor > 1 ? 'zoom-out' : 'zoom-in')};
  }
`;
