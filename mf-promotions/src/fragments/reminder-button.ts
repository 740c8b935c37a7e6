import { defineFragment } from '@jishi/contracts';
import { SmallReminderButton } from '../features/sale-reminders/reminder-button.tsx';

export default defineFragment('mf_promotions/reminder-button', SmallReminderButton);
