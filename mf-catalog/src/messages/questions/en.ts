import type { Translation } from '@jishi/i18n';
import type zh from './zh.ts';

const en: Translation<typeof zh> = {
  lead: 'Not sure about something? Ask the shop and those who have bought it',
  ask: 'Ask a question',
  yours: 'Your question',
  example: 'Such as: is the colour the same as in the picture?',
  public: 'Everybody can read it: leave out phone numbers and addresses.',
  publish: 'Post question',
  published: 'Your question is posted. You will hear of the first answer',
  short: 'Write at least {{count}} characters',
  none: 'No questions yet. Yours can be the first',
  none_hint: 'Those who have bought it will see it, and so will the shop.',
  question: 'Q',
  answer: 'A',
  shop: 'Shop',
  bought: 'Bought it',
  unanswered: 'No answer yet',
  all_answers: 'All {{count}} answers',
  not_loaded: 'The answers did not load, try again',
  to_answer: 'Answer',
  your_answer: 'Your answer',
  answer_public: 'Everybody can read it. It cannot be changed later.',
  publish_answer: 'Post answer',
  answered: 'Your answer is posted, thank you',
  remove: 'Delete this question?',
  removed: 'The question is deleted',
};

export default en;
