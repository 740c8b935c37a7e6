import { Authenticator } from '../../../modules/passkeys/testing/authenticator.ts';
import { type CallContext, type CallFixture, own, ownersOnly, type Rows, refused, same } from '../context/row.ts';

type Asked = { challenge: string; options: { challenge: string } };

const PAGE = 'http://localhost';

/** Whoever has the device is that customer; keys are seen and changed by their owner only. */
export const passkeyRows: Rows = {
  'POST passkey/options': same(() => ({})),
  'POST passkey': { ...same(async (context) => aSignature(context)), once: true },
  'GET user/passkeys': own(async (context) => {
    await aKey(context, context.owner.cellphone);
    return { secrets: [context.owner.cellphone] };
  }),
  'POST user/passkeys/options': own(() => ({})),
  'POST user/passkeys': own((context) => aNewKey(context), { other: refused(50003) }),
  'POST user/passkeys/rename': ownersOnly(async (context) => ({ body: { id: (await aKey(context)).id, name: 'x' } })),
  'POST user/passkeys/destroy': ownersOnly(async (context) => ({ body: { id: (await aKey(context)).id } })),
};

/** What the owner's device sends to have its key added. */
async function aNewKey(
  { shop, owner }: CallContext,
  name = 'x',
  device = new Authenticator(PAGE),
): Promise<CallFixture> {
  const { challenge, options } = (await shop.post<Asked>('user/passkeys/options', {}, { as: owner })).message;
  return { body: { challenge, name, credential: device.create(options.challenge) } };
}

async function aKey(context: CallContext, name = 'x', device = new Authenticator(PAGE)): Promise<{ id: number }> {
  const { body } = await aNewKey(context, name, device);
  return (await context.shop.post<{ id: number }>('user/passkeys', body, { as: context.owner })).message;
}

async function aSignature(context: CallContext): Promise<CallFixture> {
  const device = new Authenticator(PAGE);
  await aKey(context, 'x', device);
  const { challenge, options } = (await context.shop.post<Asked>('passkey/options', {})).message;
  return { body: { challenge, credential: device.get(options.challenge) } };
}
