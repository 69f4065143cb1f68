import { readFileSync } from 'node:fs';
import { runCommand } from './command.ts';

process.exitCode = runCommand(process.argv.slice(2), {
  readInput: () => readFileSync(0, 'utf8'),
  write: (text) => void process.stdout.write(text),
});
