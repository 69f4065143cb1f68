import { describe, expect, it, test } from 'vitest';
import tailwind from '../../../../tailwind.config.ts';
import { css, readTheme, type ThemeName, themes, variables } from './read-tokens.ts';

const surfaces = ['canvas', 'base', 'raised', 'sunken', 'header', 'hover', 'selected', 'current'].map(
  (name) => `surface-${name}`,
);
const tones = ['info', 'success', 'warning', 'danger', 'neutral'];

describe.each(Object.entries(themes))('theme %s', (name, floor) => {
  const { own: theme, contrast } = readTheme(name as ThemeName);
  const edge = name === 'contrast' ? 4.5 : 3;

  test.each(['text-default', 'text-muted', 'text-subtle', 'text-link', 'text-negative', 'accent-fg'])(
    '%s reads on every surface',
    (token) => {
      for (const surface of surfaces)
        expect(contrast(token, surface), `${token} on ${surface}`).toBeGreaterThanOrEqual(floor);
    },
  );
  test.each(tones)('%s reads on its tint, on the sheet and on its solid', (tone) => {
    expect(contrast(`${tone}-fg`, `${tone}-bg`)).toBeGreaterThanOrEqual(floor);
    expect(contrast(`${tone}-fg`, 'surface-base')).toBeGreaterThanOrEqual(floor);
    expect(contrast(`${tone}-on-solid`, `${tone}-solid`)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(`${tone}-border`, 'surface-base')).toBeGreaterThanOrEqual(3);
  });
  test.each(tones)('%s carries the texts of the page on its tint, and has an edge there', (tone) => {
    for (const text of ['text-default', 'text-muted', 'text-link'])
      expect(contrast(text, `${tone}-bg`), text).toBeGreaterThanOrEqual(floor);
    for (const surface of ['surface-canvas', 'surface-raised', 'surface-header', 'surface-selected'])
      expect(contrast(`${tone}-fg`, surface), surface).toBeGreaterThanOrEqual(floor);
    for (const surface of [`${tone}-bg`, 'surface-base', 'surface-canvas'])
      expect(contrast(`${tone}-border`, surface), surface).toBeGreaterThanOrEqual(edge);
  });
  it('has edges that can be seen on every ground', () => {
    for (const line of ['border-control-base', 'border-strong', 'border-selected', 'accent-border']) {
      for (const surface of ['base', 'raised', 'canvas', 'sunken'])
        expect(contrast(line, `surface-${surface}`), `${line} on ${surface}`).toBeGreaterThanOrEqual(edge);
      expect(contrast(line, 'focus-field-bg'), `${line} on a field`).toBeGreaterThanOrEqual(edge);
    }
  });
  it('has a focus ring that can be seen on every ground, in the chrome too', () => {
    for (const surface of ['base', 'canvas', 'sunken', 'raised', 'selected', 'header', 'current'])
      expect(contrast('focus-ring', `surface-${surface}`), surface).toBeGreaterThanOrEqual(edge);
    for (const surface of ['chrome', 'chrome-hover', 'chrome-field']) {
      expect(contrast('focus-on-chrome', `surface-${surface}`), surface).toBeGreaterThanOrEqual(edge);
      for (const text of ['text-on-chrome', 'text-on-chrome-muted'])
        expect(contrast(text, `surface-${surface}`), `${text} on ${surface}`).toBeGreaterThanOrEqual(floor);
    }
  });
  it('reads on what is pressed, inverted and focused', () => {
    for (const solid of ['accent-solid', 'accent-solid-hover', 'accent-solid-active'])
      expect(contrast('accent-on-solid', solid), solid).toBeGreaterThanOrEqual(floor);
    for (const tint of ['accent-bg', 'accent-bg-hover'])
      for (const text of ['accent-fg', 'text-default'])
        expect(contrast(text, tint), `${text} on ${tint}`).toBeGreaterThanOrEqual(floor);
    expect(contrast('text-default', 'focus-field-bg')).toBeGreaterThanOrEqual(floor);
    expect(contrast('text-inverse', 'surface-inverse')).toBeGreaterThanOrEqual(floor);
  });
  it('prints dark on white, whatever the theme on screen', () => {
    const paper = readTheme(name as ThemeName, variables(css('print.css')));
    const texts = ['default', 'muted', 'subtle', 'link', 'negative', 'on-chrome', 'on-chrome-muted'].map(
      (text) => `text-${text}`,
    );
    for (const text of [...texts, 'accent-fg', ...tones.map((tone) => `${tone}-fg`)])
      expect(paper.contrast(text, 'surface-base'), text).toBeGreaterThanOrEqual(4.5);
    for (const [fg, bg] of [
      ...tones.map((tone) => [`${tone}-on-solid`, `${tone}-solid`]),
      ['accent-on-solid', 'accent-solid'],
    ])
      expect(paper.contrast(fg ?? '', bg ?? ''), fg).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['surface-chrome', 'accent-bg', 'surface-current', ...tones.map((tone) => `${tone}-bg`)])
      expect(paper.contrast(ground, 'surface-base'), ground).toBe(1);
  });
  it('defines every name of the light theme', () => {
    const missing = [...variables(css('themes/light.css')).keys()].filter((key) => !theme.has(key));
    expect(missing).toEqual([]);
  });
});

it('offers classes only for variables that exist', () => {
  const known = new Set([
    ...variables(css('primitive.css')).keys(),
    ...variables(css('themes/light.css')).keys(),
    ...variables(css('density.css')).keys(),
    ...variables(css('motion.css')).keys(),
  ]);
  const used = [...JSON.stringify(tailwind.theme).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});
