import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node, root } from '../../../../tools/programs.mjs';
import type { AppServer } from './server.ts';

/** Runs one of the api's commands on the data of a server, as an operator would at a shell: beside it while it runs. */
export function command(
  server: AppServer,
  name: 'audit-verify' | 'keys-rotate' | 'import' | 'seed',
  ...parameters: string[]
): Promise<{ code: number | null; output: string }> {
  // With both set, as under `npm test`, Node warns about them in the output that is looked at here.
  const { NO_COLOR: _noColor, FORCE_COLOR: _forceColor, ...environment } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(node(), [join(root, 'apps/api/src/cli', `${name}.ts`), ...parameters], {
      cwd: root,
      env: { ...environment, DATA_DIR: server.dataDir, PORT: String(server.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hear = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
