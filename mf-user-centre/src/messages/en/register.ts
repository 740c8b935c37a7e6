import type { Translation } from '@jishi/i18n';
import type zh from '../zh/register.ts';

export default {
  'password.rule': 'At least 6 characters; longer and mixed is safer',
  'password.weak': 'Weak',
  'password.fair': 'Fair',
  'password.good': 'Good',

  'register.title': 'Sign up',
  'register.welcome': 'First time at the market?',
  'register.benefits': 'With an account, orders, addresses, favourites and cart follow you.',
  'register.agree': 'I have read and accept the',
  'register.submit': 'Sign up',
  'register.busy': 'Signing up',
  'register.done': 'Your account is ready and you are logged in',
  'register.has-account': 'Have an account?',
  'register.sign-in': 'Log in',

  'reset.title': 'New password',
  'reset.welcome': 'Forgot it? Cut a new key',
  'reset.benefits': 'Set a new password with a code to your phone. Every other device is then logged out.',
  'reset.submit': 'Set new password',
  'reset.busy': 'Saving',
  'reset.done': 'Your new password is set, log in with it',
  'reset.back': 'Back to log in',
} as const satisfies Translation<typeof zh>;
