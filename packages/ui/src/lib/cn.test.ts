import { readdirSync, readFileSync } from 'node:fs';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it, test } from 'vitest';
import { cn } from './cn.ts';

test.each([
  ['p-2 px-3', 'p-4', 'p-4'],
  ['px-2', 'pl-4', 'px-2 pl-4'],
  ['px-2', 'pr-[calc(8px-.36em)]', 'px-2 pr-[calc(8px-.36em)]'],
  ['h-control w-control', 'size-6', 'size-6'],
  ['text-label text-muted', 'text-body', 'text-muted text-body'],
  ['text-label text-muted', 'text-danger-fg', 'text-label text-danger-fg'],
  ['text-[12px] text-right', 'text-left', 'text-[12px] text-left'],
  ['font-label font-sans', 'font-total', 'font-sans font-total'],
  ['figures', 'identifier', 'identifier'],
  ['border border-control border-b-control-base', 'border-0', 'border-control border-b-control-base border-0'],
  ['border-control border-b-control-base', 'border-transparent', 'border-transparent'],
  ['flex flex-col flex-1', 'flex-none', 'flex flex-col flex-none'],
  ['flex', 'hidden', 'hidden'],
  ['hover:bg-surface-hover bg-surface-base', 'bg-accent-bg', 'hover:bg-surface-hover bg-accent-bg'],
  ['data-[state=on]:bg-surface-selected', 'data-[state=on]:bg-surface-base', 'data-[state=on]:bg-surface-base'],
  ['grid-cols-2 col-span-3', 'col-span-6', 'grid-cols-2 col-span-6'],
  ['gap-x-2 gap-y-1', 'gap-4', 'gap-4'],
  ['leading-4', 'text-body', 'text-body'],
  ['z-layer', 'z-tooltip', 'z-tooltip'],
  ['min-w-0', 'w-40', 'min-w-0 w-40'],
  ['not-a-utility', 'p-1', 'not-a-utility p-1'],
  ['-mr-7', 'mr-auto', 'mr-auto'],
  ['absolute inset-0', 'top-1', 'absolute inset-0 top-1'],
])('%s + %s', (own, caller, result) => expect(cn(own, caller)).toBe(result));

it('agrees with the full list on every class string of the kit', () => {
  const full = extendTailwindMerge<'font-features' | 'edge'>({
    extend: {
      theme: {
        text: ['figure', 'title', 'heading', 'section', 'body', 'label', 'micro'],
        'font-weight': ['label', 'total'],
        radius: ['xs', 'sm', 'md', 'lg', 'full'],
        shadow: ['sheet', 'layer', 'dialog'],
        animate: ['layer', 'fade', 'spin'],
      },
      classGroups: { 'font-features': ['figures', 'identifier'], edge: ['edge-danger', 'edge-warning'] },
    },
  });
  const components = new URL('../components/', import.meta.url);
  let seen = 0;
  for (const file of readdirSync(components, { recursive: true }) as string[]) {
    if (!/\.tsx?$/.test(file) || /stories|test/.test(file)) continue;
    for (const [, text = ''] of readFileSync(new URL(file, components), 'utf8').matchAll(
      /['"]([^'"\n]*\b(?:flex|px?|text|bg|border|h|w)-[^'"\n]*)['"]/g,
    )) {
      seen += 1;
      expect(cn(text), `${file}: ${text}`).toBe(full(text));
    }
  }
  expect(seen).toBeGreaterThan(50);
});
