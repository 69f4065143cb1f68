import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Stripping the types of all modules is most of a start: what comes of it is kept. Where the folder cannot be written nothing is.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/closewright-math', import.meta.url)));

await import('./process.ts');
