import type { Translation } from '@jishi/i18n';
import type zh from '../zh/fairness.ts';

const fairness = {
  'fair.title': 'Fair, and you can check it',
  'fair.loading': 'Loading what draws are made from',
  'fair.lead':
    'Today’s seed was sealed before anybody drew, and is published on {{time}}. If its fingerprint fits, nobody has changed a result.',
  'fair.how': 'How it works',
  'fair.how_seed':
    'At midnight the market makes a seed by chance and seals it. You see its fingerprint (SHA-256) first: another seed would have another one.',
  'fair.how_word': 'You write a word nobody can foresee. Your number and the count of your draws go in as well.',
  'fair.how_result':
    'The seed signs all of this (HMAC-SHA-256). The signature becomes a number, and the number falls on a prize.',
  'fair.how_check': 'The day after, the seed is published and your browser can do it all again.',
  'fair.today': 'Fingerprint of today’s seed',
  'fair.sealed': 'sealed',
  'fair.previous': 'Seed of {{day}}',
  'fair.published': 'published',
  'fair.seed': 'Seed',
  'fair.you': 'Your number',
  'fair.turn': 'next: draw {{number}} of today',
  'fair.word': 'Your word',
  'fair.word_hint': 'Decides the result together with the seed, and is kept with the draw. At most 64 characters.',
  'fair.new_word': 'New',
  'fair.copy': 'Copy: {{what}}',
  'fair.draws': 'Check my draws',
  'fair.no_draws': 'You have not drawn yet.',
  'fair.more': 'More',
  'fair.lost': 'Nothing won',
  'fair.made_from': 'Draw {{number}}, your word: {{word}}',
  'fair.no_word': 'none',
  'fair.before':
    'The seed is published on {{time}}; then you can do it all again. This browser has noted fingerprint, chances and result.',
  'fair.unprovable': 'This draw is older than the checks: there is nothing to check it by.',
  'fair.check': 'Check this draw',
  'fair.check_of': 'Check the draw of {{time}}',
  'fair.hide': 'Hide',
  'fair.hide_of': 'Hide the check of {{time}}',
  'fair.impossible':
    'This browser cannot calculate here. Open the page over a secure connection (https) and try again.',
  'fair.right': 'Done again from the start, with the same result: nobody has changed it.',
  'fair.not_noted': 'This browser noted nothing then: compare the fingerprint with the one you wrote down.',
  'fair.wrong_seed': 'The seed does not fit the fingerprint you were shown before. Send this page to customer service.',
  'fair.wrong_record': 'The record is not what this browser noted then. Send this page to customer service.',
  'fair.wrong_result': 'The result is not the one you were given. Send this page to customer service.',
  'fair.step_seed': '1. Open the seed',
  'fair.step_seed_text': 'SHA-256 of the seed should be the fingerprint you were shown before the draw.',
  'fair.hash_computed': 'Fingerprint, calculated',
  'fair.hash_shown': 'Fingerprint you were shown',
  'fair.hash_same': 'They are the same.',
  'fair.hash_other': 'They differ!',
  'fair.step_sign': '2. Sign',
  'fair.step_sign_text': 'The seed signs these lines (HMAC-SHA-256). The last one is your word.',
  'fair.signed': 'Signed text',
  'fair.signature': 'Signature',
  'fair.step_number': '3. Make it a number',
  'fair.passed_over': '{{digits}} would make some numbers likelier and is passed over.',
  'fair.number': '{{digits}} of the signature is {{number}}; divided by {{limit}} it leaves {{value}}.',
  'fair.step_prize': '4. Find the prize',
  'fair.none_left': 'none left then',
  'fair.gone':
    'There was no “{{prize}}” left: the first prize of the list takes its place, or else the first one without an end.',
  'fair.reels': 'The reels stop at: {{names}}',
  'fair.reels_gone': 'There was no “{{prize}}” left: then nothing is won.',
  'fair.step_result': '5. The result',
  'fair.result_computed': 'Calculated',
  'fair.result_shown': 'What you were given',
  'fair.no_result': 'cannot be calculated',
  'fair.place_in_day':
    'It was draw {{number}} of this lottery that day. The numbers have no gaps, so no draw can be taken out.',
} as const satisfies Translation<typeof zh>;

export default fairness;
