import type zh from './zh.ts';

export default {
  title: 'You’re offline',
  hint: 'This page hasn’t been opened on this device before. It will be here once you’re back online.',
  kept: 'Pages you can still read',
  'kept-at': 'Opened {time}',
  retry: 'Try again',
  home: 'Home',
} satisfies Record<keyof typeof zh, string>;
