import { node } from '../../../../tools/programs.mjs';
import { runCommand } from '../../../api/test/harness/run-command.ts';
import type { AppServer } from './server.ts';

/** Runs one of the api's commands on the data of a server, as an operator would at a shell: beside it while it runs. */
export function command(
  server: AppServer,
  name: 'audit-verify' | 'keys-rotate' | 'import' | 'seed',
  ...parameters: string[]
): Promise<{ code: number | null; output: string }> {
  return runCommand(name, parameters, { DATA_DIR: server.dataDir, PORT: String(server.port) }, node());
}
