import { at } from '../../access/states/opening.ts';
import { demoCustomer } from '../../support/api.ts';
import { fill, press, text } from './acting.ts';
import { desktop, type GalleryState, inTurn } from './gallery-state.ts';

const route = 'mf_user_centre/sign-in';
const heading = { zh: '回来啦，摊位都给你留着呢', en: 'Welcome back, your stall is waiting' } as const;
const logIn = press({ zh: /^登录$/, en: /^Log in$/ });

/** The ways to sign in, in other colours and widths, and refused. */
export const signInStates: readonly GalleryState[] = [
  {
    route,
    name: 'the password is wrong',
    heading,
    open: inTurn(
      at('/pass/login?by=password'),
      fill({ zh: '手机号', en: 'Phone number' }, demoCustomer.phone),
      fill({ zh: '密码', en: 'Password' }, 'not-this-one'),
      logIn,
      text({ zh: /密码(错误|不正确|不对)/, en: /password/i }),
    ),
    ways: [desktop],
  },
];
