import Check from 'lucide-react/icons/check';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Picture } from '../picture/picture.tsx';

const Chip = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 42px;
  padding: 0 16px;
  border: 1px solid var(--border-control);
  border-radius: var(--r-sm);
  background: var(--bg-surface);
  text-align: left;

  img {
    width: 32px;
    height: 32px;
    margin-left: -11px;
  }
  small {
    font: var(--type-micro);
  }
  &:hover {
    border-color: var(--text-primary);
  }
  &[aria-pressed='true'] {
    padding: 0 15px;
    border: 2px solid var(--brand-solid);
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
  }
  &[aria-disabled] {
    border-style: dashed;
    border-color: var(--border-default);
    background: var(--bg-sunken);
    color: var(--text-tertiary);
    cursor: not-allowed;

    img {
      filter: grayscale(1);
    }
  }
`;

const Tick = styled.span`
  position: absolute;
  top: -8px;
  right: -8px;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border-radius: 50%;
  background: var(--brand-solid);
  box-shadow: 0 0 0 2px var(--bg-surface);
  color: var(--brand-on);
`;

export type ChoiceChipProps = Pick<ComponentPropsWithRef<'button'>, 'tabIndex' | 'onFocus'> & {
  /** The value it stands for. */
  label: string;
  chosen: boolean;
  onToggle: () => void;
  /** Address of a small picture before the label. */
  picture?: string | null;
  /** Why it cannot be chosen ("sold out"), said after the struck label. */
  unavailable?: string | null;
};

/**
 * One of several values, chosen by a click and taken off by another one. One that cannot be chosen stays reachable, so
 * that readers hear why; only when it is chosen already it can still be taken off.
 */
export function ChoiceChip({ label, chosen, onToggle, picture, unavailable, ...rest }: ChoiceChipProps) {
  return (
    <Chip
      {...rest}
      type="button"
      aria-pressed={chosen}
      aria-disabled={unavailable ? true : undefined}
      onClick={!unavailable || chosen ? onToggle : undefined}
    >
      {picture && <Picture src={picture} alt="" width={32} height={32} />}
      {unavailable ? (
        <>
          <s>{label}</s>
          <small>{unavailable}</small>
        </>
      ) : (
        label
      )}
      {chosen && (
        <Tick>
          <Check size={11} strokeWidth={4} aria-hidden />
        </Tick>
      )}
    </Chip>
  );
}
