import { sealedElsewhere } from '../../../modules/lotteries/fairness/sealed-elsewhere.ts';
import type { Check, Finding } from './finding.ts';

const DAY_MS = 86_400_000;
/** A backup that is older is one most shops would not want to go back to. */
const BACKUP_DAYS = 7;

/** How the processes are set up: `.env`. */
export const checkSetup: Check = ({ isDemo, publicOrigin, sendsSms, sendsMail, tracksParcels }) => [
  ...when(isDemo, {
    about: 'demo',
    level: 'blocks',
    problem: 'This is a demo shop: codes stand in answers, money is play money.',
    mend: 'SHOP_DEMO=0 in .env (docs/operations.md, "From the demo to a real shop")',
  }),
  ...when(publicOrigin === null, {
    about: 'origin',
    level: 'blocks',
    problem: 'The shop does not know its own address: payment providers and mails need it.',
    mend: 'SHOP_PUBLIC_ORIGIN=https://shop.example in .env',
  }),
  ...when(publicOrigin?.startsWith('http:') === true, {
    about: 'origin',
    level: 'advice',
    problem: `${publicOrigin} is not encrypted.`,
    mend: 'SHOP_PUBLIC_ORIGIN=https://shop.example in .env',
  }),
  ...when(!sendsSms && !isDemo, {
    about: 'messages',
    level: 'blocks',
    problem: 'Nobody sends text messages, so no customer can register.',
    mend: 'SHOP_SMS_URL and SHOP_SMS_KEY, or SHOP_SMS_ALIYUN_…, in .env (docs/messages.md)',
  }),
  ...when(!sendsMail && !isDemo, {
    about: 'messages',
    level: 'advice',
    problem: 'Nobody sends mails: no codes and no notices by mail.',
    mend: 'SHOP_SMTP_URL and SHOP_MAIL_FROM in .env (docs/messages.md)',
  }),
  ...when(!tracksParcels && !isDemo, {
    about: 'tracking',
    level: 'advice',
    problem: 'Nobody is asked where parcels are: customers read what you write with "shop parcels track".',
    mend: 'SHOP_TRACKING_CUSTOMER, SHOP_TRACKING_KEY and SHOP_TRACKING_SALT in .env (docs/parcels.md)',
  }),
];

/** Who takes the money. The balance alone is refilled by the shop only. */
export const checkPayments: Check = ({ chosenMethods, usableMethods }) => {
  const missing = chosenMethods.filter((method) => !usableMethods.includes(method));
  const takesMoney = usableMethods.some((method) => method !== 'balance');
  const keys = 'SHOP_WECHAT_… or SHOP_ALIPAY_… in .env (docs/payments.md)';
  return [
    ...when(!takesMoney, {
      about: 'payment',
      level: chosenMethods.includes('balance') && missing.length === 0 ? 'advice' : 'blocks',
      problem: 'Only the balance pays, which customers cannot fill up themselves.',
      mend: keys,
    }),
    ...when(takesMoney && missing.length > 0, {
      about: 'payment',
      level: 'advice',
      problem: `Chosen and not set up: ${missing.join(', ')}.`,
      mend: `${keys}, or: pnpm shop settings set payment.methods '${JSON.stringify(usableMethods)}'`,
    }),
  ];
};

const spoken: Readonly<Record<string, string>> = {
  'shop.name': 'The shop bears the name it came with.',
  'shop.promises': 'The shop promises what it came with: free delivery, low prices, 7-day returns, genuine goods.',
  'site_metadata.description': 'Search engines read the description the shop came with.',
};

/** What speaks for the owner, and was never said by them. */
export const checkWords: Check = ({ unsaid }) =>
  unsaid.map((key) => ({
    about: 'settings',
    level: 'advice',
    problem: spoken[key] ?? `${key} is what the shop came with.`,
    mend: `pnpm shop settings set ${key} '…' (pnpm shop settings get ${key})`,
  }));

/** Draws need the key their seed was sealed with. */
export const checkDraws: Check = ({ sealedElsewhere: day }) =>
  day === null
    ? []
    : [{ about: 'draws', level: 'advice', problem: sealedElsewhere.problem(day), mend: sealedElsewhere.mend }];

export const checkBackup: Check = ({ lastBackup, now }) => {
  const days = lastBackup && Math.floor((now.getTime() - lastBackup.getTime()) / DAY_MS);
  if (days !== null && days < BACKUP_DAYS) return [];
  return [
    {
      about: 'backup',
      level: 'advice',
      problem: days === null ? 'No backup was ever taken with "shop backup".' : `The last backup is ${days} days old.`,
      mend: 'pnpm shop backup shop-$(date +%F).jsonl.gz',
    },
  ];
};

/** The finding, if that is so. */
export const when = (isSo: boolean, finding: Finding): Finding[] => (isSo ? [finding] : []);
