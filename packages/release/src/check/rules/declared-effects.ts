import { effectsOf } from '@jishi/tooling/effects';
import type { BuildRule } from './rule.ts';

export const declaredEffects: BuildRule = {
  id: 'declared-effects',
  says: 'A build declares everything its files do outside of the part.',
  find(declaration, files) {
    const { part, effects } = declaration;
    const isRead = (name: string) => /^web\/.*\.(js|css)$/.test(name) || (name === 'server.cjs' && part !== 'shell');
    const texts = [...files]
      .filter(([name]) => isRead(name))
      .map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
    try {
      return effectsOf(declaration, Object.fromEntries(texts))
        .filter((effect) => !effects.includes(effect))
        .map((effect) => ({
          part,
          what: `reaches outside without declaring it: ${effect}`,
          todo: 'build the part with the tooling of the workspace, which writes it down',
        }));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return [{ part, what: `has a script that cannot be read: ${why}`, todo: 'build it again' }];
    }
  },
};
