import { STATES_PATH, statesAnswer, statesQuestion } from '@jishi/streams/messages';
import type { ShopPlugin } from '../../kernel/context/shop-app.ts';

/** What web asks for those who follow something through it. */
export const streamStateRoutes: ShopPlugin = async (app) => {
  const schema = { body: statesQuestion, response: { 200: statesAnswer } };
  app.post(STATES_PATH, { config: { access: 'open', rateLimit: false }, schema }, async ({ body }) => ({
    states: Object.fromEntries(await app.streams.read(body.subjects)),
  }));
};
