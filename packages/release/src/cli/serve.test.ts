import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aCli } from '../testing/cli.ts';

test('the service starts as a program, is used by the CLI and stops on request', async () => {
  await using cli = await aCli();
  const token = (await cli.run('keys', 'token', 'publisher,releaser', 'Li')).out;
  const env = { PATH: process.env['PATH'], SHOP_DATA: cli.folder, SHOP_REGISTRY: cli.registry, SHOP_DEMO: '1' };
  const program = join(import.meta.dirname, '..', 'cli.ts');
  const service = spawn(process.execPath, [program, 'serve', '--port', '0'], { env });
  using _ = { [Symbol.dispose]: () => void service.kill('SIGKILL') };
  const ended = once(service, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    service.stderr.on('data', (text) => {
      said += text;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    service.on('exit', () => reject(new Error(`it ended: ${said}`)));
  });
  cli.env['SHOP_RELEASE_SERVICE'] = origin;
  cli.env['SHOP_RELEASE_TOKEN'] = token;
  await cli.publish('shell@1.0.0');
  expect(await cli.json('pin', 'shell@1.0.0')).toMatchObject({ created: true, release: { serial: 1, author: 'Li' } });
  service.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
