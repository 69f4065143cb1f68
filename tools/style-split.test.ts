import { describe, expect, it } from 'vitest';
import { splitStyles } from '../apps/web/vite/style-split.ts';

const sheet = [
  '/*! tailwindcss | MIT License */',
  '@layer properties{@supports (color:red){*{--tw-shadow:0 0 #0000}}}',
  '@layer theme{:root{--spacing:4px}}',
  '@layer tokens{:root{--a:1}@media (prefers-contrast:more){:root{--a:2}}}',
  '@layer base{body{margin:0}@font-face{font-family:Inter;src:url(/assets/Inter.woff2)}}',
  '@layer components;',
  '@layer utilities{',
  '.flex{display:flex}',
  '.grid{display:grid}',
  '.spin{animation:spin 1s}',
  '.shadow{--tw-shadow:0 1px red;box-shadow:var(--tw-shadow)}',
  '.hover\\:flex:hover,.focus\\:grid:focus{color:red}',
  '.group-hover\\/row\\:flex:is(:where(.group\\/row):hover *){color:red}',
  '.\\31 2{content:"} .flex{"}',
  '.w-\\[calc\\(1px\\,2px\\)\\]{width:1px}',
  '@media (hover:hover){.hover\\:grid:hover{color:blue}.hover\\:block:hover{display:block}}',
  '@media print{.flex{display:none}}',
  '}',
  '@layer app{@media print{:root{--a:3}}}',
  '@property --tw-shadow{syntax:"*";inherits:false}',
  '@property --tw-blur{syntax:"*";inherits:false}',
  '@keyframes spin{to{rotate:360deg}}',
].join('');

const split = (...used: string[]) => splitStyles(sheet, (name) => used.includes(name));

describe('the style sheet of the first screen', () => {
  it('has tokens and page defaults whole, which the rest has not', () => {
    const { first, rest } = split();
    for (const part of ['--spacing:4px', '--a:2', 'body{margin:0}', 'font-family:Inter']) {
      expect(first).toContain(part);
      expect(rest).not.toContain(part);
    }
  });

  it('has the utilities that are used, under their conditions, in their order', () => {
    const { first } = split('grid', 'flex', 'hover:grid');
    expect(first).toContain(
      '@layer utilities{.flex{display:flex}.grid{display:grid}@media (hover:hover){.hover\\:grid:hover{color:blue}}}',
    );
  });

  it.each([
    ['one of several subjects', 'focus:grid', '.hover\\:flex:hover,.focus\\:grid:focus{color:red}'],
    ['a name by its code', '12', '.\\31 2{content:"} .flex{"}'],
    ['brackets and commas', 'w-[calc(1px,2px)]', '.w-\\[calc\\(1px\\,2px\\)\\]{width:1px}'],
    ['a group', 'group-hover/row:flex', '.group-hover\\/row\\:flex:is(:where(.group\\/row):hover *){color:red}'],
  ])('knows %s', (_, used, rule) => {
    expect(split(used).first).toContain(`@layer utilities{${rule}}`);
  });

  it('leaves out what only marks a group, and what is for paper', () => {
    expect(split('group/row').first).toContain('@layer utilities{}');
    expect(split('flex').first).not.toContain('print');
  });

  it('has the registered properties and animations of its rules', () => {
    expect(split('shadow').first).toContain('@property --tw-shadow');
    expect(split('shadow').first).not.toContain('--tw-blur');
    expect(split('spin').first).toContain('@keyframes spin');
    expect(split('flex').first).not.toContain('@keyframes');
  });
});

describe('the rest', () => {
  it('has every utility as it was, and all that is in no layer of the first', () => {
    const { rest } = split('flex');
    const utilities = sheet.slice(sheet.indexOf('@layer utilities'), sheet.indexOf('@layer app'));
    expect(rest).toContain(utilities);
    expect(rest).toContain(sheet.slice(sheet.indexOf('@layer app')));
  });

  it('names the layers in the order of the whole, as the first does', () => {
    const { first, rest } = split();
    const order = '@layer properties,theme,tokens,base,components,utilities,app;';
    expect([first, rest].map((css) => css.startsWith(order))).toEqual([true, true]);
  });
});
