import { Authenticator } from '../../../modules/passkeys/testing/authenticator.ts';
import { own, ownersOnly, type Rows, refused, same, type Thing, type World } from '../world/row.ts';

type Asked = { challenge: string; options: { challenge: string } };

const PAGE = 'http://localhost';

/** Whoever has the device is that customer; keys are seen and changed by their owner only. */
export const passkeyRows: Rows = {
  'POST passkey/options': same(() => ({})),
  'POST passkey': { ...same(async (world) => aSignature(world)), once: true },
  'GET user/passkeys': own(async (world) => {
    await aKey(world, world.owner.cellphone);
    return { secrets: [world.owner.cellphone] };
  }),
  'POST user/passkeys/options': own(() => ({})),
  'POST user/passkeys': own((world) => aNewKey(world), { other: refused(50003) }),
  'POST user/passkeys/rename': ownersOnly(async (world) => ({ body: { id: (await aKey(world)).id, name: 'x' } })),
  'POST user/passkeys/destroy': ownersOnly(async (world) => ({ body: { id: (await aKey(world)).id } })),
};

/** What the owner's device sends to have its key added. */
async function aNewKey({ shop, owner }: World, name = 'x', device = new Authenticator(PAGE)): Promise<Thing> {
  const { challenge, options } = (await shop.post<Asked>('user/passkeys/options', {}, { as: owner })).message;
  return { body: { challenge, name, credential: device.create(options.challenge) } };
}

async function aKey(world: World, name = 'x', device = new Authenticator(PAGE)): Promise<{ id: number }> {
  const { body } = await aNewKey(world, name, device);
  return (await world.shop.post<{ id: number }>('user/passkeys', body, { as: world.owner })).message;
}

async function aSignature(world: World): Promise<Thing> {
  const device = new Authenticator(PAGE);
  await aKey(world, 'x', device);
  const { challenge, options } = (await world.shop.post<Asked>('passkey/options', {})).message;
  return { body: { challenge, credential: device.get(options.challenge) } };
}
