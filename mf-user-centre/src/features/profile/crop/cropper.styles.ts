import { below } from '@jishi/ui';
import { styled } from 'styled-components';

export const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 200px;
  gap: 20px;

  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

/** The picture; what the cropping library needs of styles stands here, as pages take none from scripts. */
export const Stage = styled.div`
  position: relative;
  justify-self: center;
  aspect-ratio: 1;
  max-width: 360px;
  width: 100%;
  border-radius: var(--r-md);
  background: #1d1712;
  overflow: hidden;

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    justify-content: center;
    align-items: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }
  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }
  .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-width: 100%;
    max-height: 100%;
    margin: auto;
  }
  .reactEasyCrop_CropArea {
    position: absolute;
    left: 50%;
    top: 50%;
    box-sizing: border-box;
    border: 2px solid #fff;
    border-radius: 50%;
    box-shadow: 0 0 0 9999em;
    color: rgb(0 0 0 / 0.5);
    overflow: hidden;
    transform: translate(-50%, -50%);
  }
  .reactEasyCrop_CropArea:focus-visible {
    border-color: var(--focus);
    outline: 2px solid #fff;
    outline-offset: 2px;
  }
  ${below.sm} {
    max-width: 300px;
  }
`;

export const Side = styled.div`
  display: grid;
  align-content: center;
  gap: 20px;

  ${below.sm} {
    gap: 12px;
  }
`;

export const Preview = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;

  canvas {
    width: 96px;
    height: 96px;
    border-radius: 50%;
    background: var(--bg-sunken);
    box-shadow: var(--e1);
  }
  canvas[data-small] {
    width: 40px;
    height: 40px;
  }
  span {
    flex-basis: 100%;
    color: var(--text-tertiary);
    font: var(--type-caption);
  }
  ${below.sm} {
    align-items: center;

    canvas {
      width: 64px;
      height: 64px;
    }
    span {
      flex-basis: auto;
    }
  }
`;

export const Zoom = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 8px;

  label {
    font: var(--type-label);
  }
  output {
    color: var(--text-secondary);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export const ZoomLine = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 4px;

  input {
    flex: 1;
    min-width: 0;
    height: 32px;
    accent-color: var(--brand-solid);
  }
`;
