import { useFormat } from '@jishi/i18n';
import { centreInLine } from '@jishi/ui';
import { TabLink, TabNav } from '@jishi/ui/data';
import { Chip, ChipLink } from '@jishi/ui/forms';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { OwnDays } from '../../../components/own-days.tsx';
import { useTexts } from '../../../messages/texts.ts';
import type { LedgerLook } from '../hooks/use-ledger-look.ts';
import { changed, directions, type LedgerAddress } from '../model/ledger-address.ts';
import { ledgerRanges } from '../model/ledger-days.ts';
import * as styles from './ledger-card.styles.ts';

type LedgerTopProps = { look: LedgerLook; address: LedgerAddress };

/** In and out as tabs, and the days: some ranges, or any two. */
export function LedgerTop({ look, address }: LedgerTopProps) {
  const text = useTexts();
  const { date } = useFormat();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(address.own !== null);
  const linkTo = (change: Partial<LedgerAddress>) => ({
    to: look.pathOf(changed(address, change)),
    preventScrollReset: true,
  });
  return (
    <>
      <styles.Top>
        <TabNav label={text('ledger.tabs')}>
          {directions.map((direction) => (
            <TabLink key={direction} as={Link} {...linkTo({ direction })} on={direction === address.direction}>
              {text(`ledger.type-${direction}`)}
            </TabLink>
          ))}
        </TabNav>
        <styles.Ranges aria-label={text('ledger.ranges')}>
          {ledgerRanges.map((range) => (
            <ChipLink
              key={range}
              as={Link}
              {...linkTo({ range })}
              on={range === address.range}
              ref={range === address.range ? centreInLine : null}
            >
              {text(`ledger.range-${range}`)}
            </ChipLink>
          ))}
          <Chip
            ref={address.own ? centreInLine : null}
            on={address.own !== null}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <CalendarDays size={14} strokeWidth={1.75} aria-hidden />
            {address.own
              ? text('ledger.span', { from: date(address.own.from, 'short'), until: date(address.own.until, 'short') })
              : text('ledger.range-own')}
          </Chip>
        </styles.Ranges>
      </styles.Top>
      {isOpen && (
        <OwnDays
          days={address.own}
          onChoose={(own) =>
            void navigate(look.pathOf(changed(address, { range: 'own', own })), { preventScrollReset: true })
          }
        />
      )}
    </>
  );
}
