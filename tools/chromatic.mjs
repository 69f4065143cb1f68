/** Sends the stories to Chromatic for review; without a project token it says so and claims nothing. */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent to Chromatic.');
  process.exit(0);
}
const { status } = spawnSync('chromatic', ['--exit-zero-on-changes', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
