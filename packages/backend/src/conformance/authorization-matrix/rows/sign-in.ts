import { eq } from 'drizzle-orm';
import { users } from '../../../kernel/db/schema/index.ts';
import { Passwords } from '../../../modules/credentials/passwords.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';
import { type CallContext, type CallFixture, own, type Rows, refused, same } from '../context/row.ts';

const PASSWORD = 'correct-horse';
let numbers = 0;

/** Signing in needs no sign-in: whoever knows number and code or password is that customer. */
export const signInRows: Rows = {
  'POST cellphoneCode': { ...same(() => ({ body: { cellphone: aNumber(), state: 0 } }), 'optional'), once: true },
  'POST register': {
    ...same(async ({ shop, owner }) => ({
      body: { cellphone: owner.cellphone, code: await aCode(shop, owner.cellphone), platform: 'pc', lang: 'zh' },
    })),
    once: true,
  },
  'POST login': same(async ({ shop, owner }) => ({
    body: { cellphone: owner.cellphone, password: await aPassword(shop, owner), platform: 'pc' },
  })),
  'POST findPassword': {
    ...same(async ({ shop, owner }) => ({
      body: {
        cellphone: owner.cellphone,
        code: await aCode(shop, owner.cellphone),
        password: PASSWORD,
        rPassword: PASSWORD,
      },
    })),
    once: true,
  },
  'POST amendPassword': own(
    async ({ shop, owner }) => ({
      body: { nowPassword: await aPassword(shop, owner), password: 'battery-staple', rPassword: 'battery-staple' },
    }),
    { other: refused(50001) },
  ),
  'POST changeCellphone': own(
    async ({ shop }) => {
      const cellphone = aNumber();
      return { body: { cellphone, code: await aCode(shop, cellphone) } };
    },
    { once: true },
  ),
  'POST refreshToken': {
    ...same(({ owner }) => ({ body: { refresh_token: owner.refreshToken } }), 'open'),
    once: true,
  },
  'POST logout': own(() => ({})),
  'GET sweepLogin': same(() => ({})),
  // The first event of a stream is enough.
  'POST sweepLogin/events': same(async ({ shop }) => ({ body: { uuid: await aQrCode(shop) } })),
  'POST miniLogin': same(() => ({ body: { platform: 'miniWeixin', code: 'x' } })),
  'POST sweepLogin/verify': same(async ({ shop }) => ({ body: { uuid: await aQrCode(shop) } })),
  // Shown to one browser: whoever has it gets in once the phone has agreed.
  'POST sweepLogin': {
    ...same(async (context) => {
      const fixture = await scanned(context);
      await context.shop.post('sweepLogin/authorization', fixture.body, { as: context.owner });
      return fixture;
    }),
    once: true,
  },
  // 1: taken over by this customer, 2: somebody else was first.
  'POST sweepLogin/success': own(scanned, {
    owner: { status: 200, message: { state: 1 } },
    other: { status: 200, message: { state: 2 } },
  }),
  'POST sweepLogin/authorization': own(scanned, { other: refused(50003) }),
  'POST sweepLogin/refuse': own(scanned, { other: refused(50003) }),
};

/** The next number nobody has. */
const aNumber = (): string => `139${String(10_000_000 + ++numbers)}`;

/** A number gets one code a minute. */
async function aCode(shop: TestShop, cellphone: string): Promise<number> {
  shop.advance(60_000);
  const { message, status, raw } = await shop.post<{ code: number }>('cellphoneCode', { cellphone });
  if (status !== 200) throw new Error(`no code was sent: ${raw}`);
  return message.code;
}

async function aPassword(shop: TestShop, { id }: TestCustomer): Promise<string> {
  await shop.db
    .update(users)
    .set({ password: await new Passwords().hash(PASSWORD, 'shop') })
    .where(eq(users.id, id));
  return PASSWORD;
}

async function aQrCode(shop: TestShop): Promise<string> {
  return (await shop.get<{ uuid: string }>('sweepLogin')).message.uuid;
}

/** A code the owner has scanned. */
async function scanned({ shop, owner }: CallContext): Promise<CallFixture> {
  const uuid = await aQrCode(shop);
  await shop.post('sweepLogin/success', { uuid }, { as: owner });
  return { body: { uuid } };
}
