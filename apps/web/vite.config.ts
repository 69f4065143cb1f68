import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appInPage } from './vite/app-in-page.ts';
import { plainModules } from './vite/plain-modules.ts';
import { recoverableImports } from './vite/recoverable-imports.ts';

/** The api behind the dev server. The Host header is kept, because it names the tenant and the issuer. */
const api = `http://127.0.0.1:${process.env.PORT ?? 4300}`;
const proxy = { target: api, changeOrigin: false };

/** Files that the page itself names. */
const inPage = /^assets\/(start|notice|app|keycloak|rolldown-runtime)-[\w-]{8}\.(js|css)$/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    tailwindcss(),
    plainModules(),
    recoverableImports(inPage),
    appInPage(),
  ],
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: { '/api': proxy, '/realms': proxy, '/ws': { ...proxy, ws: true } },
  },
  // React has it by itself.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'chrome120',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'keycloak', test: /node_modules\/keycloak-js\// },
            // Each with all that it imports and is not in a file before it: the start-up runs while the app is on its way.
            { name: 'start', test: /\/src\/main\.ts$/ },
            { name: 'notice', test: /\/src\/app\/start-up\/notice-page\.tsx$/ },
            { name: 'app', test: /\/src\/app\/mount\.tsx$/ },
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
