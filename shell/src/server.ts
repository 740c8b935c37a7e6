import type { ShellServer } from '@jishi/contracts/renderer';
import { createRenderer } from './render/create-renderer.ts';
import { sharedOnServer } from './shared/server.ts';

const server: ShellServer = { shared: sharedOnServer, createRenderer };

export const { shared } = server;
export { createRenderer };
