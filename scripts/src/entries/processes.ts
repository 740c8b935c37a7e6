// Programs and servers of the workspace, started and waited for.
export { freePorts } from '../ports.ts';
export { programs } from '../programs.ts';
export { runProgram } from '../run-program.ts';
export { type ServerProcess, startServer } from '../server-process.ts';
export { waitUntilReady } from '../wait-until-ready.ts';
