import { createRequire } from 'node:module';

// Loaded before the server by the tests that want to know what it has in memory: on SIGUSR2 it prints the names of the packages.
const { cache } = createRequire(import.meta.url);

process.on('SIGUSR2', () => {
  const names = Object.keys(cache).flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  console.log(JSON.stringify({ loadedPackages: [...new Set(names)] }));
});
