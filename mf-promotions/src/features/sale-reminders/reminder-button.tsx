import type { FragmentProps } from '@jishi/contracts';
import { Button, type ButtonSize } from '@jishi/ui';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import { useTexts } from '../../messages/texts.ts';
import { useReminder } from './hooks/use-reminder.ts';
import { useReminderState } from './hooks/use-reminder-state.ts';
import * as styles from './reminder-button.styles.ts';

export type ReminderButtonProps = {
  saleId: string;
  /** Time of the shop. */
  startsAt: string;
  /** What is on sale, for who hears the button among others. */
  name: string;
  size?: ButtonSize;
};

/** Asks to be reminded of a sale, or takes that back; shortly before the start it only says that it begins. */
export function ReminderButton({ saleId, startsAt, name, size = 'md' }: ReminderButtonProps) {
  const text = useTexts();
  const state = useReminderState(saleId, startsAt);
  const { busyId, change } = useReminder();
  if (state === 'begun') return null;
  if (state === 'soon') return <styles.Soon>{text('reminder.soon')}</styles.Soon>;
  const isSet = state === 'set';
  const Icon = isSet ? Check : Bell;
  return (
    <Button
      kind={isSet ? 'soft' : 'line'}
      size={size}
      busy={busyId === saleId}
      aria-label={text(isSet ? 'reminder.take-back-of' : 'reminder.of', { name })}
      onClick={() => change({ saleId, isWanted: !isSet })}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {text(isSet ? 'reminder.is-set' : 'reminder.set')}
    </Button>
  );
}

/** The same among smaller things, on pages of other parts. */
export const SmallReminderButton = (props: FragmentProps['mf_promotions/reminder-button']) => (
  <ReminderButton {...props} size="sm" />
);
