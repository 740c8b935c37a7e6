import { below, Clamp, from, hover } from '@jishi/ui';
import { css, styled } from 'styled-components';

export const Goods = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  min-width: 0;
`;

export const Plate = styled.a<{ $size: number; $off: boolean }>`
  position: relative;
  display: block;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: var(--r-sm);
  background: var(--bg-sunken);

  img {
    ${({ $off }) => $off && 'filter:grayscale(1) opacity(.55);'}
  }
  i {
    position: absolute;
    inset: auto 0 0;
    padding: 2px 4px;
    background: rgb(36 28 23 / 82%);
    color: #fff;
    font: var(--type-caption);
    font-style: normal;
    text-align: center;
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  min-width: 0;

  ${from.md} {
    align-self: center;
  }
`;

export const Name = styled(Clamp)<{ $off: boolean }>`
  line-height: 1.25rem;
  overflow-wrap: anywhere;
  ${({ $off }) => $off && 'color:var(--text-tertiary);'}

  ${hover} {
    &:hover {
      color: var(--brand-text);
    }
  }
`;

const plate = css`
  max-width: 100%;
  padding: 2px 8px;
  border-radius: 6px;
  background: var(--bg-sunken);
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Specification = styled.span`
  ${plate}
`;

/** Where a specification will stand that is not known yet. */
export const SpecificationRoom = styled(Specification)`
  visibility: hidden;

  &::before {
    content: '\\00a0';
  }
`;

/** The specification as a button; easy to hit on phones without being larger. */
export const VariantButton = styled.button`
  ${plate}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  text-align: left;

  > svg {
    flex: none;
  }
  ${hover} {
    &:hover {
      background: var(--bg-hover);
      color: var(--text-primary);
    }
  }
  ${below.md} {
    min-height: 32px;

    &::after {
      content: '';
      position: absolute;
      inset: -6px 0;
    }
  }
`;
