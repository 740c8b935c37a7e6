import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePorts } from './ports.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

const start = (env: Record<string, string>) =>
  runProgram(process.execPath, [join(root, 'scripts/start.ts')], { cwd: root, env: { ...process.env, ...env } });

test('a taken port is said before anything is built', async () => {
  const [port = 0] = await freePorts(1);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { code, output } = await start({ SHOP_PORT: String(port) });
  await new Promise((resolve) => server.close(resolve));
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} (SHOP_PORT) is taken`);
  expect(output).not.toContain('build');
});

test('a port that is none is named', async () => {
  const { code, output } = await start({ SHOP_API_PORT: 'four' });
  expect(code).toBe(1);
  expect(output).toContain('SHOP_API_PORT is "four"');
  expect(output).not.toContain('    at ');
});
