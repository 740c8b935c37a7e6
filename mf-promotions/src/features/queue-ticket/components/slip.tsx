import type { ReactNode } from 'react';
import { useTexts } from '../../../messages/texts.ts';
import { slipNumber } from '../model/ticket-view.ts';
import * as styles from './slip.styles.ts';
import type { TicketProps } from './ticket-props.ts';

type SlipProps = {
  place: TicketProps['place'];
  title: string;
  note: string;
  look?: 'open' | 'turn' | 'over';
  children: ReactNode;
};

/** The paper slip with the one figure that counts, and the number of the place. */
export function Slip({ place, title, note, look = 'open', children }: SlipProps) {
  const text = useTexts();
  return (
    <styles.Slip $look={look}>
      <span>{title}</span>
      <b>{children}</b>
      <small>{note}</small>
      <styles.SlipFoot>{text('queue.number', { number: slipNumber(place) })}</styles.SlipFoot>
    </styles.Slip>
  );
}
