const reminders = {
  'reminder.set': 'Remind me',
  'reminder.is-set': 'Reminder set',
  'reminder.of': 'Remind me: {{name}}',
  'reminder.take-back-of': 'Reminder set, press to remove it: {{name}}',
  'reminder.soon': 'Starts soon',
  'reminder.done': 'Done: we will remind you before it starts',
  'reminder.see-all': 'See reminders',
  'reminder.removed': 'Reminder removed',
  'reminder.late': 'This sale is about to start or has started: no need for a reminder',
  'reminders.title': 'Flash sale reminders',
  'reminders.hint':
    'A few minutes before the start you get a message here, and an e-mail if you have given an address.',
  'reminders.none': 'No reminders yet',
  'reminders.none-hint': 'Press “Remind me” on a sale you like.',
  'reminders.past-the-end': 'There are no reminders on this page.',
  'reminders.first-page': 'Back to the first page',
  'reminders.to-sales': 'See flash sales',
  'reminders.starts-at': 'Starts {{time}}',
  'reminders.starts-in': 'Starts in',
  'reminders.left': 'Starts in {{duration}}',
  'reminders.on': 'On now',
  'reminders.to-sale': 'Buy now',
  'reminders.remove': 'Remove reminder',
  'reminders.remove-of': 'Remove reminder: {{name}}',
} as const;

export default reminders;
