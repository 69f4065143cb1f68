import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { fileOf, findFirstScreen, isAlwaysThere } from './vite/chunks.ts';
import { compileHints } from './vite/compile-hints.ts';
import { firstStyles } from './vite/first-styles.ts';
import { inlineScripts } from './vite/inline-scripts.ts';
import { plainModules } from './vite/plain-modules.ts';
import { preloadHints } from './vite/preload-hints.ts';
import { recoverableImports } from './vite/recoverable-imports.ts';

/** The api behind the dev server. The Host header is kept, because it names the tenant and the issuer. */
const api = `http://127.0.0.1:${process.env.PORT ?? 4300}`;
const proxy = { target: api, changeOrigin: false };

const shared = (): InlineConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    tailwindcss(),
    plainModules(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'chrome120',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Also the file of the import itself, see recoverableImports.
      resolveDependencies: (own, files) => [...new Set([own, ...files])].filter((file) => !isAlwaysThere(file)),
    },
  },
});

export default defineConfig(async ({ command }) => {
  const config = shared();
  const first = command === 'build' ? await findFirstScreen(shared()) : null;
  return {
    ...config,
    plugins: [
      config.plugins,
      preloadHints(),
      recoverableImports(),
      inlineScripts(),
      compileHints(),
      first && firstStyles(first),
    ],
    server: {
      port: Number(process.env.WEB_PORT ?? 5173),
      strictPort: true,
      allowedHosts: ['.localhost'],
      proxy: { '/api': proxy, '/realms': proxy, '/ws': { ...proxy, ws: true } },
    },
    build: {
      ...config.build,
      rolldownOptions: first
        ? {
            output: {
              codeSplitting: {
                groups: [
                  { name: (id: string) => fileOf(first, id), includeDependenciesRecursively: false },
                  // Each by itself would be a request, and a name in the list of what comes on demand.
                  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
                ],
              },
            },
          }
        : {},
    },
  };
});
