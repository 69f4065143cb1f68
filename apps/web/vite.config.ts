import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainModules } from './vite/plain-modules.ts';
import { recoverableImports } from './vite/recoverable-imports.ts';

/** The api behind the dev server. The Host header is kept, because it names the tenant and the issuer. */
const api = `http://127.0.0.1:${process.env.PORT ?? 4300}`;
const proxy = { target: api, changeOrigin: false };

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    tailwindcss(),
    plainModules(),
    recoverableImports(),
  ],
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: { '/api': proxy, '/realms': proxy, '/ws': { ...proxy, ws: true } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'chrome120',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Also the file of the import itself, see recoverableImports; the page names that of its entry anyway.
      resolveDependencies: (own, files, { hostType }) => (hostType === 'html' ? files : [...new Set([own, ...files])]),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'keycloak', test: /node_modules\/keycloak-js\// },
            // What the entry imports at once is one file: each by itself would be a request.
            { name: 'app', tags: ['$initial'] },
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
