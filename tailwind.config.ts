import type { Config } from 'tailwindcss';
import kit from './packages/ui/src/tokens/theme.ts';

/** The theme of the kit, and the files of this workspace whose classes are used. */
export default {
  ...kit,
  content: {
    relative: true,
    files: ['./packages/ui/src/**/*.{ts,tsx,mdx}', './apps/web/src/**/*.{ts,tsx}', './apps/web/index.html'],
  },
} satisfies Config;
