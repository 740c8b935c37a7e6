import type { Prize } from '@jishi/api/lotteries';
import { useFormat } from '@jishi/i18n';
import type { Column } from '@jishi/ui/data';
import { styled } from 'styled-components';
import { useTexts } from '../messages/texts.ts';
import { PrizePicture } from './prize-picture.tsx';

const Won = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;

  > svg {
    flex: none;
    color: var(--text-tertiary);
  }
`;

type WonRow = { readonly prize: Prize; readonly wonAt: string };

/** What every table of won prizes has: the prize, and when it was won. @param size of the picture, px */
export function useWonColumns<Row extends WonRow>(size: number): { prize: Column<Row>; time: Column<Row> } {
  const text = useTexts();
  const format = useFormat();
  return {
    prize: {
      key: 'prize',
      header: text('lottery.prize'),
      phone: 'bare',
      cell: ({ prize }) => (
        <Won>
          <PrizePicture prize={prize} size={size} />
          {prize.name}
        </Won>
      ),
    },
    time: {
      key: 'time',
      header: text('lottery.won_at'),
      sortable: true,
      cell: ({ wonAt }) => <time dateTime={wonAt.replace(' ', 'T')}>{format.date(wonAt, 'minute')}</time>,
    },
  };
}
