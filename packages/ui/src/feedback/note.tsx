import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type NoteTone = 'trust' | 'promo' | 'info' | 'danger';

const Strip = styled.div<{ $tone: NoteTone }>`
  display: flex;
  gap: 10px;
  padding: 12px 16px;
  border-radius: var(--r-md);
  font-size: 0.8125rem;
  line-height: 1.25rem;
  background: var(--${({ $tone }) => $tone}-soft);
  color: var(--${({ $tone }) => $tone}-text);
`;

export type NoteProps = {
  /** Trust: safe or saved. Promo: benefit, offline. Info: neutral. Danger: risk. */
  tone?: NoteTone;
  /** 18 px, before the text. */
  icon?: ReactNode;
  /** Announce it when it appears. */
  live?: boolean;
  children: ReactNode;
};

/** A tinted strip with one message. */
export function Note({ tone = 'info', icon, live = false, children }: NoteProps) {
  return (
    <Strip $tone={tone} role={live ? 'status' : undefined}>
      {icon}
      <div>{children}</div>
    </Strip>
  );
}
